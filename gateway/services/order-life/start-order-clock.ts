import type { Logger } from '@/gateway/core/logger'

/** Shortest interval of the clock, so that a short step is observed and a long one costs nothing. */
const LOOK_EVERY_MS = 15_000

/** Runs `advance` round after round, never two at once. `stop` waits for the one that runs. */
export function startOrderClock(
  stepMs: number,
  advance: () => Promise<number>,
  logger: Logger,
  what: 'orders' | 'gifts' | 'alerts' | 'listings' = 'orders',
) {
  let running: Promise<void> | undefined
  const round = async () => {
    try {
      const moved = await advance()
      if (moved > 0) logger.info({ [what]: moved }, `${what} have moved on`)
    } catch (error) {
      logger.error({ err: error }, `${what} could not be moved on`)
    }
    running = undefined
  }
  const look = () => {
    running ??= round()
  }
  const timer = setInterval(look, Math.min(stepMs, LOOK_EVERY_MS))
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
