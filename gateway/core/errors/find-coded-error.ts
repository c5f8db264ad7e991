type CodedError = { code: string; constraint?: unknown }

function isCoded(error: object): error is CodedError {
  return 'code' in error && typeof error.code === 'string'
}

/** The first of an error and its causes that carries a code, as those of the database and of sockets do. */
export function findCodedError(error: unknown): CodedError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (isCoded(error)) return error
  return 'cause' in error ? findCodedError(error.cause) : undefined
}
