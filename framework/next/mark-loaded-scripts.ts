/**
 * Lets React know the scripts that were fetched ahead. It looks for the script of a page it is about to show by the attribute
 * `async`; the bundler's have the property alone, so React would run them a second time, before the page's frame is shown.
 */
export function markLoadedScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('head > script[src]:not([async])')) {
    if (script.async) script.setAttribute('async', '')
  }
}
