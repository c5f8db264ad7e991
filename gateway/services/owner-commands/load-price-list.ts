import type { Database } from '@/gateway/core/database'
import {
  importPriceList,
  type ImportOptions,
  type ImportReport,
} from '@/gateway/services/price-import/import-price-list'
import { reclaimSpace } from '@/gateway/services/price-import/store/reclaim-space'

/** Loads a price list into the shop's database, and does the clean-up that no other process does. */
export async function loadPriceList(
  { db, kind }: { db: Database; kind: 'pglite' | 'postgres' },
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = await importPriceList(db, file, options)
  const isChanged = report.offersAdded + report.offersChanged + report.offersRemoved > 0
  if (kind === 'pglite' && isChanged && !options.isDryRun) {
    options.onProgress?.('tidying', report.rowsTaken)
    await reclaimSpace(db)
  }
  return report
}
