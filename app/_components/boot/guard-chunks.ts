/**
 * Keeps the page going when one of its scripts or styles does not come. Where the shop answers, as after a new version of it, the page is
 * reloaded, at most once in 60 s. Without a connection, or with one that reaches nothing, the file is fetched again until it comes: what
 * waits for it, a press for one, gets no failure and goes on then; `data-waiting` on the document says so meanwhile. Written
 * without outside references: its own text is put into the page, before any script that may fail.
 */
export function guardChunks(view: Window, reload: () => void): void {
  const key = 'chunkReloadAt'
  const pauseMs = 60_000
  const retryMs = 1000
  const mostTries = 5
  const known = '/icons.svg'
  const triesOf = new Map<string, number>()
  let probe: Promise<boolean> | undefined
  const root = view.document.documentElement

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

  /** Whether the shop answers; one request serves all chunks that fail together. */
  function isReached() {
    probe ??= view
      .fetch(known, { method: 'HEAD', cache: 'no-store' })
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        probe = undefined
      })
    return probe
  }

  function fetchAgain(element: HTMLScriptElement & HTMLLinkElement) {
    root.removeAttribute('data-waiting')
    if (element.rel) {
      element.href = `${element.href}`
      return
    }
    // A script runs once, whatever becomes of its address.
    const script = view.document.createElement('script')
    // The bundler knows it by what is written here.
    script.setAttribute('src', element.getAttribute('src') ?? '')
    script.onload = element.onload
    script.onerror = element.onerror
    element.replaceWith(script)
  }

  view.addEventListener(
    'error',
    (event) => {
      const element = event.target as (HTMLScriptElement & HTMLLinkElement) | null
      // What is fetched ahead only may fail: the page does not need it yet.
      const address = element?.src ?? (element?.rel === 'stylesheet' ? element.href : undefined)
      if (!element || typeof address !== 'string' || !address.includes('/_next/static/')) return
      const tries = triesOf.get(address) ?? 0
      if (tries >= mostTries) {
        reloadOnce()
        return
      }
      event.stopImmediatePropagation()
      root.setAttribute('data-waiting', '')
      if (!view.navigator.onLine) {
        // What comes back first may still lose a file: a reload would lose the press as well.
        triesOf.set(address, -1)
        view.addEventListener('online', () => fetchAgain(element), { once: true })
        return
      }
      void isReached().then((isAnswered) => {
        if (isAnswered) {
          triesOf.set(address, tries + 1)
          if (tries === 0) reloadOnce()
        }
        setTimeout(() => fetchAgain(element), retryMs)
      })
    },
    true,
  )
  view.addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as { name?: unknown } | null
    if (reason?.name === 'ChunkLoadError') reloadOnce()
  })
}
