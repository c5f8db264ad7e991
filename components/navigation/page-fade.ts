import styles from './page-fade.module.css'

const FADE_OUT_MS = 100
const FADE_IN_MS = 150
/** How much of a leaving page the veil takes away. */
const PALED = 0.4

/** Lies over the page while it pales. Were the page itself faded, all of it would be painted anew, twice a press. */
let veil: HTMLElement | undefined

/** Out-in fade of the page: the old one pales from the press on, and the new one comes in when it is there, which waits for neither. */
export function fadeOutPage(): void {
  if (veil || !movesAllowed()) return
  veil = spreadVeil()
  // The browser may keep a page that is left for another document, and show it again.
  addEventListener('pagehide', keepPage)
  fade(veil, [0, PALED], FADE_OUT_MS, 'forwards')
}

/** The old page stays after all, as when its address leads back to it. */
export function keepPage(): void {
  veil?.remove()
  veil = undefined
}

export function fadeInPage(): void {
  if (!movesAllowed()) return keepPage()
  const lifted = veil ?? spreadVeil()
  veil = undefined
  fade(lifted, [PALED, 0], FADE_IN_MS, 'none').onfinish = () => lifted.remove()
}

function movesAllowed(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function spreadVeil(): HTMLElement {
  const spread = document.createElement('div')
  spread.className = styles.veil ?? ''
  document.body.append(spread)
  return spread
}

function fade(spread: HTMLElement, opacity: number[], duration: number, fill: FillMode): Animation {
  return spread.animate({ opacity }, { duration, easing: 'ease-out', fill })
}
