import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { outboxMessages } from '@/gateway/db/schema/outbox'

const DAY_MS = 86_400_000
const SENT_DAYS = 30
const DEAD_DAYS = 90

/** Deletes messages that were sent, and later those that were given up: they contain names and addresses. */
export async function tidyOutbox(db: Database, now: Date) {
  const ages = [
    ['sent', SENT_DAYS],
    ['dead', DEAD_DAYS],
  ] as const
  for (const [status, days] of ages) {
    const before = new Date(now.getTime() - days * DAY_MS)
    await db
      .delete(outboxMessages)
      .where(and(eq(outboxMessages.status, status), lt(outboxMessages.endedAt, before)))
  }
}
