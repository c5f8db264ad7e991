/** The gateway does not start so; the message tells its owner what to do. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError'
}
