import type { Logger } from '@/gateway/core/logger'
import { repeat } from '@/gateway/core/repeat'
import { createRequestCounter } from '@/gateway/services/protection/create-request-counter'
import type { SharedCounts } from '@/gateway/services/protection/shared-counts'

const SHARE_EVERY_MS = 1_000

/** Counts requests and shares the counts every second. While that fails each gateway counts alone. */
export function startRequestCounter(shared: SharedCounts, logger: Logger) {
  const counter = createRequestCounter(shared)
  const { stop } = repeat(
    SHARE_EVERY_MS,
    () => counter.share(Date.now()),
    (error) => logger.warn({ err: error }, 'requests are counted for this gateway alone'),
  )
  return { counter, stop }
}
