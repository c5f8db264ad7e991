import type { Database } from '@/gateway/core/database'

class DryRunOver extends Error {}

/** All of an import or nothing; with `isDryRun` nothing either, and its report all the same. */
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
  const [report] = done
  if (report === undefined) throw new Error('The import ended without a report')
  return report
}
