import { and, eq, gt, isNull } from 'drizzle-orm'
import { users, userSessions } from '@/gateway/db/schema/accounts'
import type { ViewerSource } from '@/gateway/core/ports/viewer-source'
import { hashSecret } from '@/gateway/core/secrets'
import type { CoreDeps } from '@/gateway/core/deps'
import { sessionEnd, TOUCH_EVERY_SECONDS } from '@/gateway/services/sessions/session-life'

export const viewerColumns = {
  userId: users.id,
  group: users.group,
  isPhoneConfirmed: users.isPhoneConfirmed,
}

/** The user of a session's secret; use extends the session. */
export async function findSession(
  { db, now }: Pick<CoreDeps, 'db' | 'now'>,
  token: string,
  mayRenew: boolean,
): ReturnType<ViewerSource['bySession']> {
  const at = now()
  const [found] = await db
    .select({
      viewer: { ...viewerColumns, sessionId: userSessions.id },
      lastSeenAt: userSessions.lastSeenAt,
      createdAt: userSessions.createdAt,
    })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(
      and(
        eq(userSessions.tokenHash, hashSecret(token)),
        gt(userSessions.expiresAt, at),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
      ),
    )
  if (!found) return undefined
  const { viewer, lastSeenAt, createdAt } = found
  const isFresh = at.getTime() - lastSeenAt.getTime() < TOUCH_EVERY_SECONDS * 1000
  if (isFresh || !mayRenew) return { viewer }
  const expiresAt = sessionEnd(at, createdAt)
  await db
    .update(userSessions)
    .set({ lastSeenAt: at, expiresAt })
    .where(eq(userSessions.id, viewer.sessionId))
  return { viewer, renewedForSeconds: Math.ceil((expiresAt.getTime() - at.getTime()) / 1000) }
}
