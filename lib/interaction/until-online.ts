/**
 * Settles once the connection is back; undefined while there is one. `data-waiting` on the document has the page say meanwhile that what
 * was done waits.
 */
export function untilOnline(): Promise<void> | undefined {
  // Only browsers know it.
  if (!('onLine' in navigator) || navigator.onLine) return undefined
  const root = document.documentElement
  root.setAttribute('data-waiting', '')
  return new Promise((resolve) =>
    addEventListener(
      'online',
      () => {
        root.removeAttribute('data-waiting')
        resolve()
      },
      { once: true },
    ),
  )
}
