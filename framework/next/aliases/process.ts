/** All that the shop's own scripts and React ask of `process` in a browser: Next would send the whole of a polyfill for it. */
export const env = {}
