import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { outboxMessages } from '@/gateway/db/schema-accounts'
import { normalizePhone } from '@/gateway/core/contact'

const SHOWN = 200

/** The newest messages first, those of one recipient when it is given. */
export async function readOutbox(db: Database, to: string | undefined) {
  const recipient = to === undefined ? undefined : (normalizePhone(to) ?? to.trim().toLowerCase())
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(recipient === undefined ? undefined : eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id))
    .limit(SHOWN)
  return rows.map(({ createdAt, recipient: who, ...row }) => ({
    ...row,
    to: who,
    createdAt: createdAt.toISOString(),
  }))
}
