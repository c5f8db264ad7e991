import { and, desc, eq, gt } from 'drizzle-orm'
import { userSessions } from '@/gateway/db/schema/accounts'
import type { Viewer } from '@/gateway/core/viewer'
import type { CoreDeps } from '@/gateway/core/deps'
import { describeDevice } from '@/gateway/services/sessions/describe-device'

/** The current session first, then those used last. */
export async function listSessions(
  { db, now }: CoreDeps,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
) {
  const rows = await db
    .select()
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), gt(userSessions.expiresAt, now())))
    .orderBy(desc(eq(userSessions.id, sessionId)), desc(userSessions.lastSeenAt), desc(userSessions.id))
  return rows.map(({ id, device, ip, createdAt, lastSeenAt }) => ({
    sessionID: id,
    device: describeDevice(device),
    ip,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === sessionId,
  }))
}
