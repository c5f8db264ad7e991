/** A picture starts to load when it is within this many viewports of the screen. */
export const LAZY_PRELOAD_FACTOR = 1.3
export const LAZY_THROTTLE_MS = 200
export const LAZY_ATTEMPTS = 3
export const LAZY_CACHE_SIZE = 200
