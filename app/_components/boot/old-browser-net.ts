/** Id of the element that the notice is put into; its text names it too. */
export const OLD_BROWSER_PLACE = 'old-browser-notice'
export const OLD_BROWSER_PATH = '/old-browser.js'

/** Every browser below the minimum and some above it, in few bytes: those that match load the exact rules. */
export const OLD_BROWSER_NET =
  /MSIE |Trident|Edge\/|Firefox\/[1-5]?\d\.|Chrome\/[1-5]?\d\.|Version\/\d\.|OS \d_|OS 10_|Android [1-4]\.|Opera|OPR\/[1-4]?\d\.|YaBrowser\/1?\d\./

/** Stands in every page and is parsed by the engines that it looks for, hence ES3. */
export function lookForOldBrowser(): string {
  return `if(/${OLD_BROWSER_NET.source}/.test(navigator.userAgent)){var s=document.createElement("script");s.src="${OLD_BROWSER_PATH}";document.getElementsByTagName("head")[0].appendChild(s)}`
}
