import type { ZoomLimits } from './model/gallery-numbers'
import { settleIndex, slideOffset, type Slides } from './model/slide'
import { createTapTracker } from './model/taps'
import { doubleTapScale, isZoomed, pan, type Point, type Zoom } from './model/zoom'
import { type Pinch, pinchedZoom, startPinch } from './pinch'
import { frameOf, fromCentre, type ZoomStage } from './zoom-stage'

type Deps = {
  stage: HTMLElement
  zoom: ZoomStage
  limits: ZoomLimits
  /** In the page a single tap opens the full screen, so the second one belongs there. */
  isInPage: boolean
  getSlides: () => Slides
  goTo: (index: number) => void
}

export type PointerGestures = {
  isPressed(pointerId: number): boolean
  press(event: PointerEvent): void
  move(event: PointerEvent): void
  release(event: PointerEvent): void
  /** A tap made elsewhere is the first of two. */
  rememberTap(time: number): void
}

/** Where a gesture began. */
type Slide = { kind: 'slide'; from: Point; isMoved: boolean }
type Pan = { kind: 'pan'; from: Point; zoom: Zoom }

/** A drag is a swipe once it has gone this far sideways. */
const SWIPE_STARTS_PX = 4

/** Swipes, shifts, pinches and taps on a stage: which one it is follows from the number of pointers and the zoom. */
export function createPointerGestures({
  stage,
  zoom,
  limits,
  isInPage,
  getSlides,
  goTo,
}: Deps): PointerGestures {
  const taps = createTapTracker()
  const pointers = new Map<number, Point>()
  let gesture: Slide | Pan | Pinch | null = null
  /** The first of two taps was made elsewhere, so their place means nothing. */
  let isTapElsewhere = false

  const begin = () => {
    const [first, second] = [...pointers.values()]
    if (first && second) {
      showDrag(stage, null)
      gesture = startPinch(stage, first, second, zoom.get())
    } else if (first) {
      gesture = isZoomed(zoom.get())
        ? { kind: 'pan', from: first, zoom: zoom.get() }
        : { kind: 'slide', from: first, isMoved: false }
    } else {
      gesture = null
    }
  }

  const pinch = (started: Pinch) => {
    const [first, second] = [...pointers.values()]
    if (!first || !second) return
    zoom.follow(pinchedZoom(stage, started, first, second, limits))
  }

  const swipe = (started: Slide, point: Point, pointerId: number) => {
    const dragged = point.x - started.from.x
    if (!started.isMoved && Math.abs(dragged) < SWIPE_STARTS_PX) return
    started.isMoved = true
    capture(stage, pointerId)
    showDrag(stage, slideOffset(dragged, getSlides()))
  }

  const endTap = (event: PointerEvent, point: Point) => {
    const isDouble = taps.up(point, event.timeStamp) === 'double'
    const at = isTapElsewhere ? undefined : fromCentre(stage, point)
    if (isDouble && (!isInPage || isZoomed(zoom.get()))) zoom.zoomTo(doubleTapScale(zoom.get()), at)
  }

  return {
    isPressed: (pointerId) => pointers.has(pointerId),
    press(event) {
      const point = pointOf(event)
      pointers.set(event.pointerId, point)
      if (pointers.size === 1) taps.down(point)
      begin()
    },
    move(event) {
      const point = pointOf(event)
      pointers.set(event.pointerId, point)
      if (gesture?.kind === 'pinch') pinch(gesture)
      else if (gesture?.kind === 'slide') swipe(gesture, point, event.pointerId)
      else if (gesture) {
        capture(stage, event.pointerId)
        const by = { x: point.x - gesture.from.x, y: point.y - gesture.from.y }
        zoom.follow(pan(gesture.zoom, by, frameOf(stage)))
      }
    },
    release(event) {
      const point = pointOf(event)
      const ended = gesture
      const isUp = event.type === 'pointerup'
      pointers.delete(event.pointerId)
      if (ended?.kind === 'slide') {
        showDrag(stage, null)
        if (isUp) goTo(settleIndex(point.x - ended.from.x, getSlides()))
      } else {
        zoom.settle()
      }
      begin()
      if (isUp && ended?.kind !== 'pinch') endTap(event, point)
      isTapElsewhere = false
    },
    rememberTap(time) {
      isTapElsewhere = true
      taps.remember(time)
    },
  }
}

function showDrag(stage: HTMLElement, offset: number | null): void {
  stage.toggleAttribute('data-dragging', offset !== null)
  stage.style.setProperty('--drag', `${offset ?? 0}px`)
}

/** Keeps the gesture when the pointer leaves the stage. */
function capture(stage: HTMLElement, pointerId: number): void {
  if (!stage.hasPointerCapture?.(pointerId)) stage.setPointerCapture?.(pointerId)
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
