import { loadPicture, watchPictures } from './lazy-pictures'
import { createHoverZoom } from './hover-zoom'
import { DOUBLE_TAP_SCALE, INTERACTION_END_MS, type ZoomLimits } from './model/gallery-numbers'
import { clampIndex, settleIndex, slideOffset } from './model/slide'
import { createTapTracker } from './model/taps'
import { createSidewaysWheel, isSideways, toWheelUnits } from './model/wheel'
import {
  clampScale,
  doubleTapScale,
  isZoomed,
  pan,
  pinchScale,
  type Point,
  type Zoom,
  zoomAt,
  wheelScale,
} from './model/zoom'
import { createZoomStage, frameOf } from './zoom-stage'

export type GalleryHost = {
  stage: HTMLElement
  count: number
  limits: ZoomLimits
  getIndex(): number
  setIndex(index: number): void
  onZoomed?: (isZoomed: boolean) => void
  /** In the flow of a page a plain wheel scrolls the page, until the picture is zoomed. */
  isInPage: boolean
}

export type GalleryEngine = {
  /** Takes over a press that happened before the engine was there. */
  adopt(press: PointerEvent): void
  /** A tap that opened the gallery is the first of two. */
  rememberTap(time: number): void
  zoomBy(factor: number): void
  zoomTo(scale: number): void
  reset(): void
  /** After another picture has come up. */
  refresh(): void
  stop(): void
}

/** Where a gesture began. */
type Gesture =
  | { kind: 'slide'; from: Point; isMoved: boolean }
  | { kind: 'pan'; from: Point; zoom: Zoom }
  | { kind: 'pinch'; distance: number; centre: Point; zoom: Zoom }

/** A drag is a swipe once it has gone this far sideways. */
const SWIPE_STARTS_PX = 4

/** Attaches every gesture of the gallery to a stage. Loaded on the first touch of the gallery, not before. */
export function attachGallery(host: GalleryHost): GalleryEngine {
  const { stage, limits } = host
  const hover = createHoverZoom(stage)
  const zoom = createZoomStage(stage, {
    limits,
    onZoomed(isOn) {
      if (isOn) hover.sharpen(DOUBLE_TAP_SCALE)
      host.onZoomed?.(isOn)
    },
  })
  const pictures = watchPictures(stage)
  const taps = createTapTracker()
  const sideways = createSidewaysWheel()
  const pointers = new Map<number, Point>()
  const listening = new AbortController()
  let gesture: Gesture | null = null
  /** The first of two taps was made elsewhere, so their place means nothing. */
  let isTapElsewhere = false
  let wheelEnd: ReturnType<typeof setTimeout> | undefined

  const slides = () => ({ index: host.getIndex(), count: host.count, width: stage.clientWidth })
  const drag = (offset: number | null) => {
    stage.toggleAttribute('data-dragging', offset !== null)
    stage.style.setProperty('--drag', `${offset ?? 0}px`)
  }
  const goTo = (index: number) => {
    const next = clampIndex(index, host.count)
    if (next === host.getIndex()) return
    zoom.reset()
    host.setIndex(next)
  }
  const fromCentre = (point: Point): Point => {
    const box = stage.getBoundingClientRect()
    return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
  }

  const begin = () => {
    const [first, second] = [...pointers.values()]
    if (first && second) {
      drag(null)
      gesture = {
        kind: 'pinch',
        distance: distanceOf(first, second),
        centre: fromCentre(middleOf(first, second)),
        zoom: zoom.get(),
      }
    } else if (first) {
      gesture = isZoomed(zoom.get())
        ? { kind: 'pan', from: first, zoom: zoom.get() }
        : { kind: 'slide', from: first, isMoved: false }
    } else {
      gesture = null
    }
  }

  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    hover.end()
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.size === 1) taps.down({ x: event.clientX, y: event.clientY })
    begin()
  }

  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) {
      if (host.isInPage && event.pointerType === 'mouse' && !isZoomed(zoom.get())) hover.follow(event)
      return
    }
    const point = { x: event.clientX, y: event.clientY }
    pointers.set(event.pointerId, point)
    if (gesture?.kind === 'pinch') return pinch(gesture)
    if (gesture?.kind === 'pan') {
      capture(event)
      return zoom.follow(
        pan(gesture.zoom, { x: point.x - gesture.from.x, y: point.y - gesture.from.y }, frameOf(stage)),
      )
    }
    if (gesture?.kind === 'slide') swipe(gesture, point, event)
  }

  const pinch = (started: Extract<Gesture, { kind: 'pinch' }>) => {
    const [first, second] = [...pointers.values()]
    if (!first || !second) return
    const scale = pinchScale(started.zoom.scale, distanceOf(first, second) / started.distance, limits)
    const centre = fromCentre(middleOf(first, second))
    const zoomed = zoomAt(started.zoom, scale, started.centre)
    zoom.follow({
      scale,
      x: zoomed.x + centre.x - started.centre.x,
      y: zoomed.y + centre.y - started.centre.y,
    })
  }

  const swipe = (started: Extract<Gesture, { kind: 'slide' }>, point: Point, event: PointerEvent) => {
    const dragged = point.x - started.from.x
    if (!started.isMoved && Math.abs(dragged) < SWIPE_STARTS_PX) return
    started.isMoved = true
    capture(event)
    drag(slideOffset(dragged, slides()))
  }

  const release = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return
    const point = { x: event.clientX, y: event.clientY }
    const ended = gesture
    pointers.delete(event.pointerId)
    if (ended?.kind === 'slide') {
      drag(null)
      if (event.type === 'pointerup') goTo(settleIndex(point.x - ended.from.x, slides()))
    } else {
      zoom.settle()
    }
    begin()
    const tap = event.type === 'pointerup' && ended?.kind !== 'pinch' ? taps.up(point, event.timeStamp) : null
    // In the page a single tap opens the full screen, so the second one belongs there.
    const at = isTapElsewhere ? undefined : fromCentre(point)
    isTapElsewhere = false
    if (tap === 'double' && (!host.isInPage || isZoomed(zoom.get())))
      zoom.zoomTo(doubleTapScale(zoom.get()), at)
  }

  const wheel = (event: WheelEvent) => {
    const turned = toWheelUnits(event)
    const isZoom = event.ctrlKey || isZoomed(zoom.get()) || !host.isInPage
    if (!isZoomed(zoom.get()) && isSideways(turned)) {
      event.preventDefault()
      goTo(host.getIndex() + sideways.turn(turned.x))
    } else if (isZoom) {
      event.preventDefault()
      const current = zoom.get()
      zoom.follow(
        zoomAt(
          current,
          wheelScale(current.scale, turned.y, limits),
          fromCentre({ x: event.clientX, y: event.clientY }),
        ),
      )
      zoom.settleSoon()
    } else {
      return
    }
    hover.end()
    clearTimeout(wheelEnd)
    wheelEnd = setTimeout(() => sideways.end(), INTERACTION_END_MS)
  }

  const refresh = () => {
    const image = stage.querySelector<HTMLImageElement>('[data-current] img')
    if (image) loadPicture(image)
    pictures.check()
  }

  /** Keeps the gesture when the pointer leaves the stage. */
  const capture = (event: PointerEvent) => {
    if (!stage.hasPointerCapture?.(event.pointerId)) stage.setPointerCapture?.(event.pointerId)
  }

  /** Two fingers, and one on a zoomed picture, are ours: the browser must not scroll with them. */
  const holdPage = (event: TouchEvent) => {
    if (event.touches.length > 1 || isZoomed(zoom.get())) event.preventDefault()
  }

  const options = { signal: listening.signal }
  stage.addEventListener('pointerdown', press, options)
  stage.addEventListener('pointermove', move, options)
  stage.addEventListener('pointerup', release, options)
  stage.addEventListener('pointercancel', release, options)
  stage.addEventListener('pointerleave', () => hover.end(), options)
  stage.addEventListener('wheel', wheel, { ...options, passive: false })
  stage.addEventListener('touchmove', holdPage, { ...options, passive: false })
  stage.addEventListener('transitionend', () => pictures.check(), options)
  stage.addEventListener('dragstart', (event) => event.preventDefault(), options)
  refresh()

  return {
    adopt: press,
    rememberTap(time) {
      isTapElsewhere = true
      taps.remember(time)
    },
    zoomBy: (factor) => zoom.zoomTo(clampScale(zoom.get().scale * factor, limits)),
    zoomTo: (scale) => zoom.zoomTo(scale),
    reset: () => zoom.reset(),
    refresh,
    stop() {
      listening.abort()
      pictures.stop()
      zoom.stop()
      clearTimeout(wheelEnd)
    },
  }
}

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
