'use client'

import { guardChunks } from './guard-chunks'
import { LOOK_FOR_OLD_BROWSER } from './old-browser-net'

/** The schemas would else try whether code may be made from text, which the content policy forbids and reports. */
const KEEP_SCHEMAS_PLAIN = 'self.__zod_globalConfig={jitless:true}'

const GUARD_CHUNKS = `${KEEP_SCHEMAS_PLAIN};(${guardChunks.toString()})(window,function(){location.reload()})`

/**
 * What runs before the scripts of the build and without them. The first has an attribute so that it stays a script of its own:
 * an old engine drops a script whole when it cannot parse one word of it. In the browser's bundle, because a server component
 * would send each of them twice, once as data; the two builds may write them differently.
 */
export function BootScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <script
        id="look-for-old-browser"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: LOOK_FOR_OLD_BROWSER }}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: GUARD_CHUNKS }} />
    </>
  )
}
