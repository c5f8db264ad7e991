import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { PURGE_NOTIFICATION } from '@/gateway/db/listen/purge-notification'
import type { PurgeMessage, PurgeTag } from '@/lib/gateway/contracts/purges'

/** PostgreSQL takes less than 8,000 bytes in one notification. */
const MAX_PAYLOAD_BYTES = 7_500

/**
 * Announces a change to every gateway, and through them to every storefront. Called in the transaction of the change: it is
 * received when the change can be seen, and not at all when it is rolled back.
 */
export async function announcePurge(tx: Database, tags: readonly PurgeTag[]): Promise<void> {
  for (const portion of portions([...new Set(tags)])) {
    const message: PurgeMessage = { tags: portion }
    await tx.execute(sql`select pg_notify(${PURGE_NOTIFICATION}, ${JSON.stringify(message)})`)
  }
}

function portions(tags: readonly string[]): string[][] {
  const all: string[][] = []
  let bytes = MAX_PAYLOAD_BYTES
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1
    const last = all.at(-1)
    if (last && bytes + size <= MAX_PAYLOAD_BYTES) {
      last.push(tag)
      bytes += size
    } else {
      all.push([tag])
      bytes = size
    }
  }
  return all
}
