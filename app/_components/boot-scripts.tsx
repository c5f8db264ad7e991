import { guardChunks } from './chunk-guard'
import { LOOK_FOR_OLD_BROWSER } from './old-browser'

const GUARD_CHUNKS = `(${guardChunks.toString()})(window,function(){location.reload()})`

/**
 * What runs before the scripts of the build and without them. The first has an attribute so that it stays a script of its own:
 * an old engine drops a script whole when it cannot parse one word of it.
 */
export function BootScripts() {
  return (
    <>
      <script id="look-for-old-browser" dangerouslySetInnerHTML={{ __html: LOOK_FOR_OLD_BROWSER }} />
      <script dangerouslySetInnerHTML={{ __html: GUARD_CHUNKS }} />
    </>
  )
}
