import type { Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import { createMissedSearches } from '@/gateway/services/missed-searches/create-missed-searches'
import { writeMissedSearches } from '@/gateway/services/missed-searches/write-missed-searches'

const WRITE_EVERY_MS = 60_000

/** Holds searches that found nothing and writes them every minute, the last ones when it stops. A round that fails is lost. */
export function startMissedSearches(db: Database, logger: Logger) {
  const searches = createMissedSearches()
  let writing: Promise<unknown> | undefined
  const write = () => {
    writing ??= writeMissedSearches(db, searches, new Date())
      .catch((error: unknown) => logger.warn({ err: error }, 'missed searches were not written'))
      .finally(() => {
        writing = undefined
      })
    return writing
  }
  const timer = setInterval(() => void write(), WRITE_EVERY_MS)
  timer.unref()
  return {
    searches,
    stop: async () => {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
