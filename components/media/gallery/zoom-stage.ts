import { INTERACTION_END_MS, type ZoomLimits } from './model/gallery-numbers'
import {
  containedSize,
  type Frame,
  isZoomed,
  type Point,
  settleZoom,
  UNZOOMED,
  type Zoom,
  zoomAt,
} from './model/zoom'

export type ZoomStage = {
  get(): Zoom
  /** Follows a gesture: no animation, no bounds. */
  follow(zoom: Zoom): void
  /** Animated, within bounds. */
  zoomTo(scale: number, point?: Point): void
  /** Comes to rest within bounds, now or once turns of the wheel stop coming. */
  settle(): void
  settleSoon(): void
  reset(): void
  stop(): void
}

type Options = { limits: ZoomLimits; onZoomed?: ((isZoomed: boolean) => void) | undefined }

/** Holds the zoom of the picture on a stage and writes it into the stage's styles, where the style sheet reads it. */
export function createZoomStage(stage: HTMLElement, { limits, onZoomed }: Options): ZoomStage {
  let zoom = UNZOOMED
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (next: Zoom, isFollowing: boolean) => {
    const wasZoomed = isZoomed(zoom)
    zoom = next
    stage.style.setProperty('--scale', String(next.scale))
    stage.style.setProperty('--x', `${next.x}px`)
    stage.style.setProperty('--y', `${next.y}px`)
    stage.toggleAttribute('data-following', isFollowing)
    stage.toggleAttribute('data-zoomed', isZoomed(next))
    if (isZoomed(next) !== wasZoomed) onZoomed?.(isZoomed(next))
  }
  const settle = () => {
    clearTimeout(timer)
    write(settleZoom(zoom, frameOf(stage), limits), false)
  }
  return {
    get: () => zoom,
    follow: (next) => write(next, true),
    zoomTo(scale, point = { x: 0, y: 0 }) {
      write(settleZoom(zoomAt(zoom, scale, point), frameOf(stage), limits), false)
    },
    settle,
    settleSoon() {
      clearTimeout(timer)
      timer = setTimeout(settle, INTERACTION_END_MS)
    },
    reset() {
      clearTimeout(timer)
      write(UNZOOMED, false)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Sizes of a stage and of the picture on it. */
export function frameOf(stage: HTMLElement): Frame {
  const box = { width: stage.clientWidth, height: stage.clientHeight }
  const image = stage.querySelector<HTMLImageElement>('[data-current] img')
  const natural = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }
  return { ...box, picture: containedSize(natural, box) }
}

/** A point of the window, in pixels from the centre of a stage. */
export function fromCentre(stage: HTMLElement, point: Point): Point {
  const box = stage.getBoundingClientRect()
  return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
}
