const FADE_OUT_MS = 100
const FADE_IN_MS = 150
const FADED_OPACITY = 0.6

let fadingOut: Animation | undefined

/** Out-in fade of the page container: the old page pales while the new one is fetched, the new one comes in. */
export function fadeOutPage(): void {
  fadingOut ??= animate([{ opacity: 1 }, { opacity: FADED_OPACITY }], FADE_OUT_MS, 'forwards')
}

/** The old page stays after all, as when its address leads back to it. */
export function keepPage(): void {
  fadingOut?.cancel()
  fadingOut = undefined
}

export function fadeInPage(): void {
  keepPage()
  animate([{ opacity: FADED_OPACITY }, { opacity: 1 }], FADE_IN_MS)
}

function animate(frames: Keyframe[], duration: number, fill: FillMode = 'none'): Animation | undefined {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const container = document.getElementById('content')
  return container?.animate?.(frames, { duration, easing: 'ease-out', fill })
}
