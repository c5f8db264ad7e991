import { type ZoomLimits, TAP_PX } from '@/components/media/gallery/model/gallery-numbers'
import { isZoomed, pan, type Point, type Zoom } from '@/components/media/gallery/model/zoom'
import { type Pinch, pinchedZoom, startPinch } from '@/components/media/gallery/pinch'
import { frameOf, type ZoomStage } from '@/components/media/gallery/zoom-stage'

type Pan = { kind: 'pan'; from: Point; zoom: Zoom }

export type DrawingPointers = {
  press: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  release: (event: PointerEvent) => void
  /** Whether the last press became a drag, whose end is no press on what lies under it. */
  hasDragged(): boolean
}

/** Fingers and mouse on a drawing: one shifts it once it is zoomed, two zoom it. */
export function createDrawingPointers(
  stage: HTMLElement,
  zoom: ZoomStage,
  limits: ZoomLimits,
): DrawingPointers {
  const pointers = new Map<number, Point>()
  let gesture: Pan | Pinch | null = null
  let moved = 0

  const begin = () => {
    const [first, second] = [...pointers.values()]
    if (first && second) gesture = startPinch(stage, first, second, zoom.get())
    else gesture = first ? { kind: 'pan', from: first, zoom: zoom.get() } : null
  }

  const pinch = (started: Pinch) => {
    const [first, second] = [...pointers.values()]
    if (!first || !second) return
    moved = TAP_PX
    zoom.follow(pinchedZoom(stage, started, first, second, limits))
  }

  return {
    press(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (pointers.size === 0) moved = 0
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
    },
    move(event) {
      if (!pointers.has(event.pointerId) || !gesture) return
      const point = { x: event.clientX, y: event.clientY }
      pointers.set(event.pointerId, point)
      if (gesture.kind === 'pinch') return pinch(gesture)
      const by = { x: point.x - gesture.from.x, y: point.y - gesture.from.y }
      moved = Math.max(moved, Math.hypot(by.x, by.y))
      if (!isZoomed(gesture.zoom) || moved < TAP_PX) return
      if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId)
      zoom.follow(pan(gesture.zoom, by, frameOf(stage)))
    },
    release(event) {
      if (!pointers.delete(event.pointerId)) return
      if (isZoomed(zoom.get())) zoom.settle()
      begin()
    },
    hasDragged: () => moved >= TAP_PX,
  }
}
