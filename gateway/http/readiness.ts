export type Readiness = {
  /** Resolves when calls can be answered, rejects otherwise. */
  check: () => Promise<void>
  /** From now on the gateway takes no new calls. */
  drain: () => void
  isDraining: () => boolean
}

/** Whether a balancer may send calls here, which is less than being alive: a gateway that stops is alive, but not ready. */
export function createReadiness(check: () => Promise<void>): Readiness {
  let isDraining = false
  return {
    check,
    drain: () => {
      isDraining = true
    },
    isDraining: () => isDraining,
  }
}
