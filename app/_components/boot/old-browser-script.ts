import { isUnsupportedBrowser } from '@/lib/is-unsupported-browser'
import { showOldBrowserNotice } from './show-old-browser-notice'

/** What stands at `OLD_BROWSER_PATH`: the exact rules and the notice. */
export function oldBrowserScript(): string {
  const isOld = isUnsupportedBrowser.toString()
  const show = showOldBrowserNotice.toString()
  return `if((${isOld})(navigator.userAgent))(${show})(document)`
}
