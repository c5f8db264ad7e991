/** What the bundler puts in the place of `process` in the browser: what is read of it was replaced by values while the shop was built. */
export const env = {}
