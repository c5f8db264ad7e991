import type { Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import { repeat } from '@/gateway/core/repeat'
import { refreshReliability } from '@/gateway/services/reliability/refresh-reliability'

/** A line more or less changes the figure by less than what is shown. */
const EVERY_MS = 3_600_000

/** Refreshes the figures of vendors with the start and every hour. */
export function startReliabilityTimer(db: Database, logger: Logger) {
  const rounds = repeat(
    EVERY_MS,
    () => refreshReliability(db, new Date()),
    (error) => logger.error({ err: error }, 'the punctuality of vendors was not counted'),
  )
  void rounds.run()
  return rounds
}
