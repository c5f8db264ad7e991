import { findCodedError } from '@/gateway/core/errors/find-coded-error'

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const TRIES = 3

/** Repeats a transaction that the database has ended because of a deadlock. */
export async function retryDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const code = findCodedError(error)?.code
      if ((code !== DEADLOCK && code !== SERIALIZATION_FAILURE) || attempt === TRIES) throw error
    }
  }
}
