import type { ZoomLimits } from './model/gallery-numbers'
import { pinchScale, type Point, type Zoom, zoomAt } from './model/zoom'
import { fromCentre } from './zoom-stage'

/** Fingers at one point have no distance that another could be compared with. */
const MIN_DISTANCE_PX = 1

export type Pinch = { kind: 'pinch'; distance: number; centre: Point; zoom: Zoom }

/** Two fingers have come down on a stage that shows `zoom`. */
export function startPinch(stage: HTMLElement, first: Point, second: Point, zoom: Zoom): Pinch {
  return {
    kind: 'pinch',
    distance: Math.max(distanceOf(first, second), MIN_DISTANCE_PX),
    centre: fromCentre(stage, middleOf(first, second)),
    zoom,
  }
}

/** The zoom where the fingers are now: what lay between them stays there. */
export function pinchedZoom(
  stage: HTMLElement,
  started: Pinch,
  first: Point,
  second: Point,
  limits: ZoomLimits,
): Zoom {
  const scale = pinchScale(started.zoom.scale, distanceOf(first, second) / started.distance, limits)
  const centre = fromCentre(stage, middleOf(first, second))
  const zoomed = zoomAt(started.zoom, scale, started.centre)
  return {
    scale,
    x: zoomed.x + centre.x - started.centre.x,
    y: zoomed.y + centre.y - started.centre.y,
  }
}

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
