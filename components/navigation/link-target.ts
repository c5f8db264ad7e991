/** How a link, or all that stand in an element, want to be fetched ahead; the default is when it becomes visible. */
export type PrefetchMode = 'visible' | 'hover' | 'none'

/** A press on one of these opens a window of this page, so the page behind its address would be fetched for nothing. */
const WINDOW_LINKS = 'a[data-panel], a[data-shop-picker], a[data-vehicle-picker]'
const SERVER_PATHS = ['/gw/', '/_next/', '/api/', '/feed/', '/redirect']
const FILE = /\.\w{1,8}$/

/** The in-app address behind a link, or undefined when the browser must follow it by itself. */
export function inAppTarget(anchor: HTMLAnchorElement, origin: string): URL | undefined {
  if (anchor.origin !== origin || anchor.hasAttribute('download')) return undefined
  if (anchor.target !== '' && anchor.target !== '_self') return undefined
  const url = new URL(anchor.href)
  return isPagePath(url.pathname) ? url : undefined
}

/** Whether the client's router can show a path of this shop. */
export function isPagePath(pathname: string): boolean {
  return !SERVER_PATHS.some((path) => pathname.startsWith(path)) && !FILE.test(pathname)
}

/** Links of public pages do not prefetch the account: guests would request pages that they may not see. */
export function prefetchModeOf(anchor: HTMLAnchorElement): PrefetchMode {
  if (anchor.matches(WINDOW_LINKS)) return 'none'
  const mode = anchor.closest<HTMLElement>('[data-prefetch]')?.dataset['prefetch']
  if (mode === 'hover' || mode === 'none') return mode
  return isPersonal(anchor.pathname) && !isPersonal(location.pathname) ? 'none' : 'visible'
}

function isPersonal(pathname: string): boolean {
  return pathname.startsWith('/account')
}
