import type { Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import { refreshReliability } from '@/gateway/services/reliability/refresh-reliability'

/** A line more or less changes the figure by less than what is shown. */
const EVERY_MS = 3_600_000

/** Refreshes the figures of vendors with the start and every hour; `stop` waits for the round that runs. */
export function startReliabilityClock(db: Database, logger: Logger) {
  const round = async () => {
    try {
      await refreshReliability(db, new Date())
    } catch (error) {
      logger.error({ err: error }, 'the punctuality of vendors was not counted')
    }
  }
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
