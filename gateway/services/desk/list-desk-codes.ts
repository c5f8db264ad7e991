import { and, desc, eq, gt } from 'drizzle-orm'
import type { Viewer } from '@/gateway/core/viewer'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { requireAdmin } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'

/** More than one person can tell before they expire. */
const MOST = 100

/** Codes of channels that nothing sends by. */
export async function listDeskCodes({ db, now }: ServiceDeps, viewer: Viewer) {
  await requireAdmin(db, viewer)
  const at = now()
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.kind, 'code'),
        eq(outboxMessages.status, 'kept'),
        gt(outboxMessages.expiresAt, at),
      ),
    )
    .orderBy(desc(outboxMessages.id))
    .limit(MOST)
  return {
    codes: rows.map(({ id, recipient, text, createdAt, expiresAt }) => ({
      id,
      recipient,
      text,
      createdAt: createdAt.toISOString(),
      expiresAt: (expiresAt ?? at).toISOString(),
    })),
  }
}
