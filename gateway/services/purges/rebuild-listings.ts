import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { rebuildStaleIndexes } from '@/gateway/db/stale-indexes'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { COUNTS } from '@/gateway/services/purges/tags-of-import'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'

/**
 * Rebuilds the listings and words that an import has left, after its transaction; pages that were drawn from the old ones leave the
 * caches. Returns how many there were.
 */
export function rebuildListings(db: Database): Promise<number> {
  return rebuildStaleIndexes(db, async (tx, { sections, isCountChanged }) => {
    const rows = await selectRows<{ code: string }>(
      tx,
      sql`select code from sections where id = any(${sql.param(sections)}::int[])`,
    )
    const listings = rows.map(({ code }): PurgeTag => `listing:${code}`)
    await announcePurge(tx, ['search', ...listings, ...(isCountChanged ? COUNTS : [])])
  })
}
