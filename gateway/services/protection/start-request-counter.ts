import type { Logger } from '@/gateway/core/logger'
import { createRequestCounter } from '@/gateway/services/protection/create-request-counter'
import type { SharedCounts } from '@/gateway/services/protection/shared-counts'

const SHARE_EVERY_MS = 1_000

/** Counts requests and shares the counts every second. While that fails each gateway counts alone. */
export function startRequestCounter(shared: SharedCounts, logger: Logger) {
  const counter = createRequestCounter(shared)
  let sharing: Promise<void> | undefined
  const timer = setInterval(() => {
    sharing ??= counter
      .share(Date.now())
      .catch((error: unknown) => logger.warn({ err: error }, 'requests are counted for this gateway alone'))
      .finally(() => {
        sharing = undefined
      })
  }, SHARE_EVERY_MS)
  timer.unref()
  return {
    counter,
    stop: async () => {
      clearInterval(timer)
      await sharing
    },
  }
}
