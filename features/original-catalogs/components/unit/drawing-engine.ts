import { DEFAULT_ZOOM_LIMITS, WHEEL_STEP } from '@/components/media/gallery/model/gallery-numbers'
import { toWheelUnits } from '@/components/media/gallery/model/wheel'
import { isZoomed, pan, type Point, wheelScale, zoomAt } from '@/components/media/gallery/model/zoom'
import { createZoomStage, frameOf, fromCentre } from '@/components/media/gallery/zoom-stage'
import { createDrawingPointers } from './drawing-pointers'

export type DrawingEngine = {
  zoomIn(): void
  zoomOut(): void
  reset(): void
  /** Shifts a zoomed drawing until the element on it is seen. */
  show(element: HTMLElement): void
  stop(): void
}

const LIMITS = DEFAULT_ZOOM_LIMITS
/** How far an arrow key shifts the drawing. */
const KEY_PAN_PX = 60

/** Zooms and shifts the drawing of a stage by wheel, fingers, mouse and keys. */
export function attachDrawing(stage: HTMLElement): DrawingEngine {
  const zoom = createZoomStage(stage, { limits: LIMITS })
  const pointers = createDrawingPointers(stage, zoom, LIMITS)
  const listening = new AbortController()
  const shift = (by: Point) => {
    zoom.follow(pan(zoom.get(), by, frameOf(stage)))
    zoom.settle()
  }
  const zoomBy = (factor: number) => zoom.zoomTo(zoom.get().scale * factor)

  const wheel = (event: WheelEvent) => {
    const { scale } = zoom.get()
    const next = wheelScale(scale, toWheelUnits(event).y, LIMITS)
    // A drawing that is whole leaves the wheel to the page.
    if (next === scale) return
    event.preventDefault()
    zoom.follow(zoomAt(zoom.get(), next, fromCentre(stage, { x: event.clientX, y: event.clientY })))
    zoom.settleSoon()
  }
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = KEYS[event.key]
    if (!act) return
    if (act !== 'in' && act !== 'out' && act !== 'whole' && !isZoomed(zoom.get())) return
    event.preventDefault()
    if (act === 'in') zoomBy(WHEEL_STEP)
    else if (act === 'out') zoomBy(1 / WHEEL_STEP)
    else if (act === 'whole') zoom.reset()
    else shift(act)
  }
  const swallowDragEnd = (event: MouseEvent) => {
    if (!pointers.hasDragged() || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  const holdPage = (event: TouchEvent) => {
    const isOurs = event.touches.length > 1 || isZoomed(zoom.get())
    // A scroll that has begun cannot be held, and browsers complain of the attempt.
    if (isOurs && event.cancelable) event.preventDefault()
  }

  const options = { signal: listening.signal }
  stage.addEventListener('pointerdown', pointers.press, options)
  stage.addEventListener('pointermove', pointers.move, options)
  stage.addEventListener('pointerup', pointers.release, options)
  stage.addEventListener('pointercancel', pointers.release, options)
  stage.addEventListener('wheel', wheel, { ...options, passive: false })
  stage.addEventListener('touchmove', holdPage, { ...options, passive: false })
  stage.addEventListener('keydown', key, options)
  stage.addEventListener('click', swallowDragEnd, { ...options, capture: true })
  stage.addEventListener('dragstart', (event) => event.preventDefault(), options)

  return {
    zoomIn: () => zoomBy(WHEEL_STEP),
    zoomOut: () => zoomBy(1 / WHEEL_STEP),
    reset: () => zoom.reset(),
    show(element) {
      if (!isZoomed(zoom.get())) return
      const box = element.getBoundingClientRect()
      const frame = stage.getBoundingClientRect()
      if (
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom
      )
        return
      shift({
        x: frame.left + frame.width / 2 - (box.left + box.right) / 2,
        y: frame.top + frame.height / 2 - (box.top + box.bottom) / 2,
      })
    },
    stop() {
      listening.abort()
      zoom.stop()
    },
  }
}

const KEYS: Readonly<Record<string, 'in' | 'out' | 'whole' | Point>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'whole',
  ArrowLeft: { x: KEY_PAN_PX, y: 0 },
  ArrowRight: { x: -KEY_PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PAN_PX },
  ArrowDown: { x: 0, y: -KEY_PAN_PX },
}
