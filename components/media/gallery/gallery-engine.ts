import { createHoverZoom } from './hover-zoom'
import { loadPicture, watchPictures } from './lazy-pictures'
import { DOUBLE_TAP_SCALE, type ZoomLimits } from './model/gallery-numbers'
import { clampIndex } from './model/slide'
import { clampScale, isZoomed } from './model/zoom'
import { createPointerGestures } from './pointer-gestures'
import { createWheelGestures } from './wheel-gestures'
import { createZoomStage } from './zoom-stage'

export type GalleryHost = {
  stage: HTMLElement
  count: number
  limits: ZoomLimits
  getIndex: () => number
  setIndex: (index: number) => void
  onZoomed?: (isZoomed: boolean) => void
  /** In the flow of a page a plain wheel scrolls the page, until the picture is zoomed. */
  isInPage: boolean
}

export type GalleryEngine = {
  /** Takes over a press that happened before the engine was there. */
  adopt: (press: PointerEvent) => void
  /** A tap that opened the gallery is the first of two. */
  rememberTap(time: number): void
  zoomBy(factor: number): void
  zoomTo(scale: number): void
  reset(): void
  /** After another picture has come up. */
  refresh(): void
  stop(): void
}

/** Attaches every gesture of the gallery to a stage. Loaded on the first touch of the gallery, not before. */
export function attachGallery({
  stage,
  count,
  limits,
  getIndex,
  setIndex,
  onZoomed,
  isInPage,
}: GalleryHost): GalleryEngine {
  const hover = createHoverZoom(stage)
  const zoom = createZoomStage(stage, {
    limits,
    onZoomed(isOn) {
      if (isOn) hover.sharpen(DOUBLE_TAP_SCALE)
      onZoomed?.(isOn)
    },
  })
  const goTo = (index: number) => {
    const next = clampIndex(index, count)
    if (next === getIndex()) return
    zoom.reset()
    setIndex(next)
  }
  const pictures = watchPictures(stage)
  const pointers = createPointerGestures({
    stage,
    zoom,
    limits,
    isInPage,
    getSlides: () => ({ index: getIndex(), count, width: stage.clientWidth }),
    goTo,
  })
  const wheel = createWheelGestures({
    stage,
    zoom,
    limits,
    isInPage,
    goBy: (step) => goTo(getIndex() + step),
  })

  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    hover.end()
    pointers.press(event)
  }
  const move = (event: PointerEvent) => {
    if (pointers.isPressed(event.pointerId)) pointers.move(event)
    else if (isInPage && event.pointerType === 'mouse' && !isZoomed(zoom.get())) hover.follow(event)
  }
  const release = (event: PointerEvent) => {
    if (pointers.isPressed(event.pointerId)) pointers.release(event)
  }
  const turnWheel = (event: WheelEvent) => {
    if (wheel.turn(event)) hover.end()
  }
  /** Two fingers, and one on a zoomed picture, are ours: the browser must not scroll with them. */
  const holdPage = (event: TouchEvent) => {
    const isOurs = event.touches.length > 1 || isZoomed(zoom.get())
    // A scroll that has begun cannot be held, and browsers complain of the attempt.
    if (isOurs && event.cancelable) event.preventDefault()
  }
  const refresh = () => {
    const image = stage.querySelector<HTMLImageElement>('[data-current] img')
    if (image) loadPicture(image)
    pictures.check()
  }

  const listening = new AbortController()
  const options = { signal: listening.signal }
  stage.addEventListener('pointerdown', press, options)
  stage.addEventListener('pointermove', move, options)
  stage.addEventListener('pointerup', release, options)
  stage.addEventListener('pointercancel', release, options)
  stage.addEventListener('pointerleave', () => hover.end(), options)
  stage.addEventListener('wheel', turnWheel, { ...options, passive: false })
  stage.addEventListener('touchmove', holdPage, { ...options, passive: false })
  stage.addEventListener('transitionend', () => pictures.check(), options)
  stage.addEventListener('dragstart', (event) => event.preventDefault(), options)
  refresh()

  return {
    adopt: press,
    rememberTap: (time) => pointers.rememberTap(time),
    zoomBy: (factor) => zoom.zoomTo(clampScale(zoom.get().scale * factor, limits)),
    zoomTo: (scale) => zoom.zoomTo(scale),
    reset: () => zoom.reset(),
    refresh,
    stop() {
      listening.abort()
      pictures.stop()
      zoom.stop()
      wheel.stop()
    },
  }
}
