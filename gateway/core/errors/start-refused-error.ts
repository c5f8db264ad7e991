/** The gateway refuses to start; the message tells its owner what to do. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError'
}
