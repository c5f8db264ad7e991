import styles from './create-loading-indicator.module.css'

/** A quick answer needs no sign of work. */
const APPEARS_AFTER_MS = 150
/** What has appeared stays long enough to be seen. */
const STAYS_MS = 200

/** The bar at the top of the window that says that the shop is busy; follows the number of calls on their way. */
export function createLoadingIndicator(): (inFlight: number) => void {
  const bar = document.createElement('div')
  bar.className = styles.bar ?? ''
  bar.hidden = true
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', 'Загрузка')
  // Readers of the screen walk from landmark to landmark: nothing may stand beside them.
  const banner = document.querySelector('body > header') ?? document.body
  banner.append(bar)

  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = 0

  return (inFlight) => {
    const isRequested = inFlight > 0
    clearTimeout(timer)
    if (isRequested === !bar.hidden) return
    const wait = isRequested ? APPEARS_AFTER_MS : Math.max(0, shownAt + STAYS_MS - performance.now())
    timer = setTimeout(() => {
      bar.hidden = !isRequested
      shownAt = performance.now()
    }, wait)
  }
}
