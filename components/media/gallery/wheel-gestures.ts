import { INTERACTION_END_MS, type ZoomLimits } from './model/gallery-numbers'
import { createSidewaysWheel, isSideways, toWheelUnits } from './model/wheel'
import { isZoomed, wheelScale, zoomAt } from './model/zoom'
import { fromCentre, type ZoomStage } from './zoom-stage'

type Deps = {
  stage: HTMLElement
  zoom: ZoomStage
  limits: ZoomLimits
  /** In the flow of a page a plain wheel scrolls the page, until the picture is zoomed. */
  isInPage: boolean
  goBy: (step: number) => void
}

export type WheelGestures = {
  /** False when the turn is left to the page. */
  turn(event: WheelEvent): boolean
  stop(): void
}

/** A turn sideways goes to another picture, any other one zooms. */
export function createWheelGestures({ stage, zoom, limits, isInPage, goBy }: Deps): WheelGestures {
  const sideways = createSidewaysWheel()
  let end: ReturnType<typeof setTimeout> | undefined

  return {
    turn(event) {
      const turned = toWheelUnits(event)
      const current = zoom.get()
      const isTurningPictures = !isZoomed(current) && isSideways(turned)
      if (!isTurningPictures && isInPage && !event.ctrlKey && !isZoomed(current)) return false
      event.preventDefault()
      if (isTurningPictures) {
        goBy(sideways.turn(turned.x))
      } else {
        const scale = wheelScale(current.scale, turned.y, limits)
        zoom.follow(zoomAt(current, scale, fromCentre(stage, { x: event.clientX, y: event.clientY })))
        zoom.settleSoon()
      }
      clearTimeout(end)
      end = setTimeout(() => sideways.end(), INTERACTION_END_MS)
      return true
    },
    stop: () => clearTimeout(end),
  }
}
