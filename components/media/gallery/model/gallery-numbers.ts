export type ZoomLimits = { min: number; max: number }

export const DEFAULT_ZOOM_LIMITS: ZoomLimits = { min: 1, max: 5 }
export const GALLERY_ZOOM_LIMITS: ZoomLimits = { min: 1, max: 10 }
export const DOUBLE_TAP_SCALE = 3
export const HOVER_SCALE = 2

export const WHEEL_STEP = 1.25
/** One notch of a mouse wheel. */
export const WHEEL_STEP_UNITS = 120

/** How much of a pull beyond a bound is followed. */
export const ELASTIC_DAMPING = 0.2
/** How much of a swipe beyond the first or last picture is followed. */
export const EDGE_RESISTANCE = 0.3

/** A wheel has no «up»: this long after its last turn the gesture is over. */
export const INTERACTION_END_MS = 100

/** A press that moves less is a tap. */
export const TAP_PX = 10
export const DOUBLE_TAP_MS = 300

export const SLIDE_THRESHOLD_PX = 50
export const SLIDE_THRESHOLD_SHARE = 0.1
export const SLIDER_SPEED_MS = 300
export const GALLERY_SLIDE_MS = 400
export const MIN_GALLERY_PX = 100
