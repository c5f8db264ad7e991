/**
 * Reloads the page once when one of its scripts or styles does not come, as after a new version of the shop, and at most
 * once in 60 s. Written without outside references: its own text is put into the page, before any script that may fail.
 */
export function guardChunks(view: Window, reload: () => void): void {
  const key = 'chunkReloadAt'
  const pauseMs = 60_000

  function reloadOnce() {
    if (!view.navigator.onLine) return
    try {
      const last = view.sessionStorage.getItem(key)
      if (last !== null && Date.now() - Number(last) < pauseMs) return
      view.sessionStorage.setItem(key, String(Date.now()))
    } catch {
      // Without a memory the reloads would have no end.
      return
    }
    reload()
  }

  view.addEventListener(
    'error',
    (event) => {
      const element = event.target as { src?: unknown; href?: unknown; rel?: unknown } | null
      // What is fetched ahead only may fail: the page does not need it yet.
      const address = element?.src ?? (element?.rel === 'stylesheet' ? element.href : undefined)
      if (typeof address === 'string' && address.includes('/_next/static/')) reloadOnce()
    },
    true,
  )
  view.addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as { name?: unknown } | null
    if (reason?.name === 'ChunkLoadError') reloadOnce()
  })
}
