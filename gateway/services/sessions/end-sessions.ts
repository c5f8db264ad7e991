import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { apiTokens, userSessions } from '@/gateway/db/schema/accounts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * `false` when the user has no such session. A session ended from another one may be a stranger's, who may have made a token to
 * go on reading: that ends too.
 */
export async function endSession(db: Database, userId: string, sessionId: string, endedFrom = sessionId) {
  if (!UUID.test(sessionId)) return false
  const ended = await db
    .delete(userSessions)
    .where(and(eq(userSessions.id, sessionId), eq(userSessions.userId, userId)))
    .returning({ id: userSessions.id })
  if (ended.length > 0 && endedFrom !== sessionId)
    await db.delete(apiTokens).where(eq(apiTokens.userId, userId))
  return ended.length > 0
}

/** Signs the user out everywhere, except for one session; a stranger may have made a token to go on reading, so it ends too. */
export async function endOtherSessions(db: Database, userId: string, storedSessionId?: string) {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId))
  await db
    .delete(userSessions)
    .where(
      and(
        eq(userSessions.userId, userId),
        storedSessionId === undefined ? undefined : ne(userSessions.id, storedSessionId),
      ),
    )
}
