/** What the bundler puts in the place of `process` in the browser: what is read of it was replaced by values while the shop was built. */
const emptyProcess = { env: {} }

// oxlint-disable-next-line import/no-default-export -- the bundler imports it so
export default emptyProcess
