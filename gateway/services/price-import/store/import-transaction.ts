import type { Database } from '@/gateway/core/database'
import { rebuildListings } from '@/gateway/services/purges/rebuild-listings'

class DryRunOver extends Error {}

/** All of an import or nothing, and then the listings that it has left to be rebuilt; with `isDryRun` nothing either, and its report all the same. */
export async function importTransaction<Report>(
  db: Database,
  isDryRun: boolean | undefined,
  work: (transaction: Database) => Promise<Report>,
): Promise<Report> {
  const done: Report[] = []
  try {
    await db.transaction(async (transaction) => {
      done.push(await work(transaction))
      if (isDryRun) throw new DryRunOver()
    })
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error
  }
  await rebuildListings(db)
  const [report] = done
  if (report === undefined) throw new Error('The import ended without a report')
  return report
}
