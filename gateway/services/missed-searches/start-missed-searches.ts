import type { Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import { repeat } from '@/gateway/core/repeat'
import { createMissedSearches } from '@/gateway/services/missed-searches/create-missed-searches'
import { writeMissedSearches } from '@/gateway/services/missed-searches/write-missed-searches'

const WRITE_EVERY_MS = 60_000

/** Holds searches that found nothing and writes them every minute, the last ones when it stops. A round that fails is lost. */
export function startMissedSearches(db: Database, logger: Logger) {
  const searches = createMissedSearches()
  const rounds = repeat(
    WRITE_EVERY_MS,
    () => writeMissedSearches(db, searches, new Date()),
    (error) => logger.warn({ err: error }, 'missed searches were not written'),
  )
  return {
    searches,
    stop: async () => {
      await rounds.stop()
      await rounds.run()
    },
  }
}
