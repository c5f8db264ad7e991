/** One push of a wheel or a trackpad is many events. */
const PUSH_MS = 350
const LEAST_PUSH_PX = 8

/** Arrow keys and sideways wheels within a row slide it by a step, until the returned function is called. */
export function slideByHand(row: HTMLElement, slide: (step: -1 | 1) => void): () => void {
  let pushedAt = -PUSH_MS
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.target instanceof HTMLInputElement || event.defaultPrevented) return
    event.preventDefault()
    slide(event.key === 'ArrowRight' ? 1 : -1)
  }
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    event.preventDefault()
    if (Math.abs(event.deltaX) < LEAST_PUSH_PX || event.timeStamp - pushedAt < PUSH_MS) return
    pushedAt = event.timeStamp
    slide(event.deltaX > 0 ? 1 : -1)
  }
  row.addEventListener('keydown', onKey)
  row.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    row.removeEventListener('keydown', onKey)
    row.removeEventListener('wheel', onWheel)
  }
}
