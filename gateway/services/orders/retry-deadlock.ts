const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const TRIES = 3

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error) return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}

/** Repeats a transaction that the database has ended for another's sake: a price import locks offers in its own order. */
export async function retryDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const code = codeOf(error)
      if ((code !== DEADLOCK && code !== SERIALIZATION_FAILURE) || attempt === TRIES) throw error
    }
  }
}
