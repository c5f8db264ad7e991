export type BreakerOptions = {
  /** Failures in a row after which the circuit opens. */
  failures: number
  /** How long the circuit stays open; then one call tries. */
  restMs: number
  now?: () => number
}

/** Stops calls to a failing service: its callers get the failure at once instead of after a timeout. */
export function createCircuitBreaker({ failures, restMs, now = () => performance.now() }: BreakerOptions) {
  let failed = 0
  let restsUntil = 0
  let isTrying = false

  /** Runs a call, or throws what `refuse` makes while the circuit is open. `isFailure` separates its faults from its caller's. */
  async function run<T>(
    call: () => Promise<T>,
    { refuse, isFailure }: { refuse: () => Error; isFailure: (error: unknown) => boolean },
  ): Promise<T> {
    const isOpen = failed >= failures
    if (isOpen && (isTrying || now() < restsUntil)) throw refuse()
    isTrying = isOpen
    try {
      const value = await call()
      failed = 0
      return value
    } catch (error) {
      if (isFailure(error)) {
        failed += 1
        restsUntil = now() + restMs
      } else {
        failed = 0
      }
      throw error
    } finally {
      isTrying = false
    }
  }

  return { run }
}
