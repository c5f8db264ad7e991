import { and, eq, isNull } from 'drizzle-orm'
import { apiTokens, users } from '@/gateway/db/schema/accounts'
import { NO_SESSION, type Viewer } from '@/gateway/core/viewer'
import { hashSecret } from '@/gateway/core/secrets'
import type { CoreDeps } from '@/gateway/core/deps'
import { viewerColumns } from '@/gateway/services/sessions/find-session'
import { TOUCH_EVERY_SECONDS } from '@/gateway/services/sessions/session-life'

/** The owner of a token of the public API. */
export async function findTokenOwner(
  { db, now }: Pick<CoreDeps, 'db' | 'now'>,
  token: string,
): Promise<Viewer | undefined> {
  const at = now()
  const [found] = await db
    .select({ viewer: viewerColumns, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, hashSecret(token)), isNull(users.deletedAt), isNull(users.blockedAt)))
  if (!found) return undefined
  const { viewer, lastUsedAt } = found
  if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= TOUCH_EVERY_SECONDS * 1000) {
    await db.update(apiTokens).set({ lastUsedAt: at }).where(eq(apiTokens.userId, viewer.userId))
  }
  return { ...viewer, sessionId: NO_SESSION }
}
