/** How a link wants to be fetched ahead; the default is when it becomes visible. */
export type PrefetchMode = 'visible' | 'hover' | 'none'

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

export function prefetchModeOf(anchor: HTMLAnchorElement): PrefetchMode {
  const mode = anchor.dataset['prefetch']
  return mode === 'hover' || mode === 'none' ? mode : 'visible'
}
