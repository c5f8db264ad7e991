import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { userSessions } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { createSecret, hashSecret } from '@/gateway/core/secrets'
import type { CoreDeps } from '@/gateway/core/deps'
import { MAX_SESSIONS_PER_USER, sessionEnd } from '@/gateway/services/sessions/session-life'

/** Opens a session under a new secret, stored in its cookie only, and closes the browser's former one. */
export async function startSession(
  { db, now }: Pick<CoreDeps, 'db' | 'now'>,
  userId: string,
  client: Client,
  earlierToken: string | undefined,
) {
  const at = now()
  const token = createSecret()
  const isEarlier =
    earlierToken === undefined ? undefined : eq(userSessions.tokenHash, hashSecret(earlierToken))
  await db.delete(userSessions).where(or(lt(userSessions.expiresAt, at), isEarlier))
  const [session] = await db
    .insert(userSessions)
    .values({
      tokenHash: hashSecret(token),
      userId,
      device: client.device,
      ip: client.address,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: sessionEnd(at, at),
    })
    .returning({ id: userSessions.id })
  if (!session) throw new Error('the session was not written')
  const surplus = db
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.userId, userId))
    .orderBy(desc(userSessions.lastSeenAt), desc(userSessions.id))
    .offset(MAX_SESSIONS_PER_USER)
  await db.delete(userSessions).where(and(eq(userSessions.userId, userId), inArray(userSessions.id, surplus)))
  return { token, sessionId: session.id }
}
