export type Readiness = {
  /** Why the shop is not ready, or undefined. */
  missing: () => Promise<string | undefined>
  drain: () => void
  isDraining: () => boolean
}

type Options = {
  renderer: URL
  gateway: URL
  /** Whether cached pages can stand in for a gateway that is away. */
  hasCachedPages: () => boolean
}

const PROBE_MS = 2_000
const FIRST_FAILURE_STATUS = 500

/** Whether a balancer may send visitors here: pages can be rendered with an answering gateway, or old ones are cached. */
export function createReadiness({ renderer, gateway, hasCachedPages }: Options): Readiness {
  let isDraining = false
  let running: Promise<string | undefined> | undefined

  async function look(): Promise<string | undefined> {
    const [hasRenderer, hasGateway] = await Promise.all([answers(renderer), answers(gateway)])
    if (!hasRenderer) return 'renderer'
    return hasGateway || hasCachedPages() ? undefined : 'gateway'
  }

  return {
    // Parallel checks share one query of the others.
    missing: async () => {
      if (isDraining) return 'draining'
      running ??= look().finally(() => (running = undefined))
      return running
    },
    drain: () => {
      isDraining = true
    },
    isDraining: () => isDraining,
  }
}

/** An owner's own gateway may not know the address and still be there. */
async function answers(address: URL): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PROBE_MS) }).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined && response.status < FIRST_FAILURE_STATUS
}
