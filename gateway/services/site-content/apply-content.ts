import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { importTransaction } from '@/gateway/services/price-import/store/import-transaction'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import type { PartReport } from '@/gateway/services/site-content/content-report'
import type { SiteContent } from '@/gateway/services/site-content/read-content'
import { writeContent } from '@/gateway/services/site-content/write-content'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'

const CONTENT_LOCK = 7_150_031

/** What pages are made of a part; heads of entries are worked out from them. */
const TAGS: Readonly<Record<string, readonly PurgeTag[]>> = {
  menu: ['bootstrap'],
  site: ['bootstrap'],
  seo: ['meta'],
  campaign: [],
  service: ['content'],
  tariff: ['content'],
  term: ['content'],
  desk: [],
}
const TEXT_TAGS: readonly PurgeTag[] = ['content', 'meta']

/**
 * Loads a folder's content into the shop, all of it or nothing, and has the pages that show it made anew. With `isDryRun` it
 * tells what it would change and changes nothing.
 */
export function applyContent(db: Database, content: SiteContent, isDryRun: boolean): Promise<PartReport[]> {
  return importTransaction(db, isDryRun, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`)
    const reports = await writeContent(tx, content)
    const tags = reports.flatMap(({ part, added, changed, removed }) =>
      added.length + changed.length + removed.length > 0 ? (TAGS[part] ?? TEXT_TAGS) : [],
    )
    if (tags.length > 0) await announcePurge(tx, tags)
    return reports
  })
}
