/** How long a toast stands still. */
export const TOAST_DURATION_MS = 3000

/** How long it takes to come, and to go. */
export const TOAST_SPEED_MS = 300

/** Screen readers announce what comes into a live region, not what comes with it. */
export const TOAST_REGION_SETTLES_MS = 50

export const TOAST_WIDTH_PX = 300
export const TOAST_Z_INDEX = 5000
