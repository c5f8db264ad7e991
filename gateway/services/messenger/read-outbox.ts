import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { outboxMessages } from '@/gateway/db/schema/outbox'
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
  return rows.map(
    ({ id, kind, channel, subject, text, html, headers, paper, createdAt, recipient: who }) => ({
      id,
      kind,
      channel,
      to: who,
      subject,
      text,
      html,
      headers,
      hasBill: paper?.kind === 'bill',
      createdAt: createdAt.toISOString(),
    }),
  )
}

/** One message as it would be sent, with its attachments. */
export async function findMessage(db: Database, id: number) {
  const [row] = await db
    .select({ html: outboxMessages.html, paper: outboxMessages.paper })
    .from(outboxMessages)
    .where(eq(outboxMessages.id, id))
  return row
}
