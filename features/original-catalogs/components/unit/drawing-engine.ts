import { DEFAULT_ZOOM_LIMITS, TAP_PX, WHEEL_STEP } from '@/components/media/gallery/model/gallery-numbers'
import { toWheelUnits } from '@/components/media/gallery/model/wheel'
import {
  isZoomed,
  pan,
  pinchScale,
  type Point,
  type Zoom,
  wheelScale,
  zoomAt,
} from '@/components/media/gallery/model/zoom'
import { createZoomStage, frameOf } from '@/components/media/gallery/zoom-stage'

export type DrawingEngine = {
  zoomIn(): void
  zoomOut(): void
  reset(): void
  /** Shifts a zoomed drawing until the element on it is seen. */
  show(element: HTMLElement): void
  stop(): void
}

type Gesture =
  { kind: 'pan'; from: Point; zoom: Zoom } | { kind: 'pinch'; distance: number; centre: Point; zoom: Zoom }

const LIMITS = DEFAULT_ZOOM_LIMITS
/** How far an arrow key shifts the drawing. */
const KEY_PAN_PX = 60

/** Zooms and shifts the drawing of a stage by wheel, fingers, mouse and keys. */
export function attachDrawing(stage: HTMLElement): DrawingEngine {
  const zoom = createZoomStage(stage, { limits: LIMITS })
  const listening = new AbortController()
  const pointers = new Map<number, Point>()
  let gesture: Gesture | null = null
  let moved = 0

  const fromCentre = (point: Point): Point => {
    const box = stage.getBoundingClientRect()
    return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
  }
  const shift = (by: Point) => {
    zoom.follow(pan(zoom.get(), by, frameOf(stage)))
    zoom.settle()
  }
  const zoomBy = (factor: number) => zoom.zoomTo(zoom.get().scale * factor)

  const begin = () => {
    const [first, second] = [...pointers.values()]
    gesture =
      first && second
        ? {
            kind: 'pinch',
            distance: distanceOf(first, second),
            centre: fromCentre(middleOf(first, second)),
            zoom: zoom.get(),
          }
        : first
          ? { kind: 'pan', from: first, zoom: zoom.get() }
          : null
  }
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (pointers.size === 0) moved = 0
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    begin()
  }
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId) || !gesture) return
    const point = { x: event.clientX, y: event.clientY }
    pointers.set(event.pointerId, point)
    if (gesture.kind === 'pinch') return pinch(gesture)
    const by = { x: point.x - gesture.from.x, y: point.y - gesture.from.y }
    moved = Math.max(moved, Math.hypot(by.x, by.y))
    if (!isZoomed(gesture.zoom) || moved < TAP_PX) return
    if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId)
    zoom.follow(pan(gesture.zoom, by, frameOf(stage)))
  }
  const pinch = (started: Extract<Gesture, { kind: 'pinch' }>) => {
    const [first, second] = [...pointers.values()]
    if (!first || !second) return
    moved = TAP_PX
    const scale = pinchScale(started.zoom.scale, distanceOf(first, second) / started.distance, LIMITS)
    const centre = fromCentre(middleOf(first, second))
    const next = zoomAt(started.zoom, scale, started.centre)
    zoom.follow({
      scale,
      x: next.x + centre.x - started.centre.x,
      y: next.y + centre.y - started.centre.y,
    })
  }
  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    if (isZoomed(zoom.get())) zoom.settle()
    begin()
  }
  const wheel = (event: WheelEvent) => {
    const { scale } = zoom.get()
    const next = wheelScale(scale, toWheelUnits(event).y, LIMITS)
    // A drawing that is whole leaves the wheel to the page.
    if (next === scale) return
    event.preventDefault()
    zoom.follow(zoomAt(zoom.get(), next, fromCentre({ x: event.clientX, y: event.clientY })))
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
  /** The end of a drag is no press on what lies under it. */
  const swallow = (event: MouseEvent) => {
    if (moved < TAP_PX || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  const holdPage = (event: TouchEvent) => {
    if (event.touches.length > 1 || isZoomed(zoom.get())) event.preventDefault()
  }

  const options = { signal: listening.signal }
  stage.addEventListener('pointerdown', press, options)
  stage.addEventListener('pointermove', move, options)
  stage.addEventListener('pointerup', release, options)
  stage.addEventListener('pointercancel', release, options)
  stage.addEventListener('wheel', wheel, { ...options, passive: false })
  stage.addEventListener('touchmove', holdPage, { ...options, passive: false })
  stage.addEventListener('keydown', key, options)
  stage.addEventListener('click', swallow, { ...options, capture: true })
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

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
