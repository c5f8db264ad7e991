import { LAZY_PRELOAD_FACTOR, LAZY_THROTTLE_MS } from '@/lib/image/lazy-loading'

export type Box = { left: number; top: number; right: number; bottom: number }

/** Whether a box is in view, or so near that it is loaded ahead: the view counts as `factor` times its size. */
export function isNearView(box: Box, view: Box, factor = LAZY_PRELOAD_FACTOR): boolean {
  const aside = ((view.right - view.left) * (factor - 1)) / 2
  const above = ((view.bottom - view.top) * (factor - 1)) / 2
  return (
    box.right >= view.left - aside &&
    box.left <= view.right + aside &&
    box.bottom >= view.top - above &&
    box.top <= view.bottom + above
  )
}

/** Runs at once, then at most once per interval; the last call is never lost. */
export function throttle(run: () => void, intervalMs = LAZY_THROTTLE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  return function throttled() {
    if (timer !== undefined) {
      isWaiting = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (!isWaiting) return
      isWaiting = false
      throttled()
    }, intervalMs)
  }
}
