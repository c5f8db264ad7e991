import { lte } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { outboxMessages } from '@/gateway/db/schema-accounts'
import type { Messenger } from '@/gateway/core/messenger'

const KEPT = 1000

/** Sends nothing: messages wait in a table, where whoever tries the shop reads them. */
export function createOutboxMessenger(db: Database, now: () => Date): Messenger {
  return {
    send: async ({ channel, to, subject, text }) => {
      const [row] = await db
        .insert(outboxMessages)
        .values({ channel, recipient: to.toLowerCase(), subject, text, createdAt: now() })
        .returning({ id: outboxMessages.id })
      if (row) await db.delete(outboxMessages).where(lte(outboxMessages.id, row.id - KEPT))
    },
  }
}
