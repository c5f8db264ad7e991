import {
  DEFAULT_ZOOM_LIMITS,
  DOUBLE_TAP_SCALE,
  ELASTIC_DAMPING,
  WHEEL_STEP,
  WHEEL_STEP_UNITS,
  type ZoomLimits,
} from './gallery-numbers'

export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** The stage and the picture as it lies in it, unzoomed. */
export type Frame = Size & { picture: Size }

/** Scale about the centre of the stage, then a shift in pixels. */
export type Zoom = { scale: number; x: number; y: number }

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 }

export function isZoomed({ scale }: Pick<Zoom, 'scale'>): boolean {
  return scale !== 1
}

export function clampScale(scale: number, { min, max }: ZoomLimits = DEFAULT_ZOOM_LIMITS): number {
  return Math.max(min, Math.min(scale, max))
}

/** A turn away from oneself (negative) brings the picture closer. */
export function wheelScale(scale: number, deltaY: number, limits?: ZoomLimits): number {
  return clampScale(scale * WHEEL_STEP ** (-deltaY / WHEEL_STEP_UNITS), limits)
}

/** Follows two fingers; beyond the limits only a part of the way. */
export function pinchScale(scale: number, spread: number, limits: ZoomLimits = DEFAULT_ZOOM_LIMITS): number {
  return elastic(scale * spread, limits.min, limits.max)
}

/** Scale that a double tap leads to. */
export function doubleTapScale(zoom: Zoom): number {
  return isZoomed(zoom) ? 1 : DOUBLE_TAP_SCALE
}

/** Changes the scale so that what is under the point (from the stage's centre) stays there. */
export function zoomAt(zoom: Zoom, scale: number, point: Point): Zoom {
  if (scale === 1) return UNZOOMED
  const ratio = scale / zoom.scale
  return { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
}

/** Shifts as far as the picture reaches, and a little further with resistance. */
export function pan(zoom: Zoom, by: Point, frame: Frame): Zoom {
  const reach = panReach(zoom.scale, frame)
  return {
    scale: zoom.scale,
    x: elastic(zoom.x + by.x, -reach.x, reach.x),
    y: elastic(zoom.y + by.y, -reach.y, reach.y),
  }
}

/** Where the picture comes to rest when it is let go. */
export function settleZoom(zoom: Zoom, frame: Frame, limits: ZoomLimits = DEFAULT_ZOOM_LIMITS): Zoom {
  const scale = clampScale(zoom.scale, limits)
  if (scale === 1) return UNZOOMED
  const reach = panReach(scale, frame)
  return { scale, x: clamp(zoom.x, reach.x), y: clamp(zoom.y, reach.y) }
}

/** Size of a picture that is shown whole in a box; a picture of unknown size fills it. */
export function containedSize(natural: Size, box: Size): Size {
  if (natural.width <= 0 || natural.height <= 0) return box
  const ratio = Math.min(box.width / natural.width, box.height / natural.height)
  return { width: natural.width * ratio, height: natural.height * ratio }
}

export function elastic(value: number, min: number, max: number): number {
  if (value < min) return min + (value - min) * ELASTIC_DAMPING
  if (value > max) return max + (value - max) * ELASTIC_DAMPING
  return value
}

/** The picture's edges come no further in than the stage's. */
function panReach(scale: number, { width, height, picture }: Frame): Point {
  return {
    x: Math.max(0, picture.width * scale - width) / 2,
    y: Math.max(0, picture.height * scale - height) / 2,
  }
}

function clamp(value: number, reach: number): number {
  // `+ 0` keeps a negative zero out of the styles.
  return Math.max(-reach, Math.min(value, reach)) + 0
}
