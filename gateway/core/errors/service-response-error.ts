const ASKS_FOR_REST = new Set([408, 429])
const FIRST_FAULT_OF_CALLER = 400
const FIRST_FAULT_OF_SERVICE = 500

/** A service beside the shop has answered, and refused. */
export class ServiceResponseError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Whether a circuit breaker counts the failure, whose cause says what came of the call. A refusal (4xx) comes at once and is about one
 * request, which a stranger may have chosen: the service must not rest for everybody because of it.
 */
export function isFaultOfService(error: unknown): boolean {
  const answer = error instanceof Error ? error.cause : undefined
  if (!(answer instanceof ServiceResponseError)) return true
  const { status } = answer
  const isRefusal = status >= FIRST_FAULT_OF_CALLER && status < FIRST_FAULT_OF_SERVICE
  return !isRefusal || ASKS_FOR_REST.has(status)
}
