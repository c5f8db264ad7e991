import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { apiTokens, users } from '@/gateway/db/schema-accounts'
import type { Viewer } from '@/gateway/http/viewer'
import { hashSecret } from '@/gateway/services/accounts/secrets'
import type { ServiceDeps } from '@/gateway/services/deps'
import { viewerColumns } from '@/gateway/services/sessions/find-session'
import { TOUCH_EVERY_SECONDS } from '@/gateway/services/sessions/session-life'

const NO_SESSION = 'api-token'

/** Whose token of the public API it is. */
export async function findTokenOwner(
  { db, now }: Pick<ServiceDeps, 'db' | 'now'>,
  token: string,
): Promise<Viewer | undefined> {
  const at = now()
  const [found] = await db
    .select(viewerColumns)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, hashSecret(token)), isNull(users.deletedAt)))
  if (!found) return undefined
  const isStale = lt(apiTokens.lastUsedAt, new Date(at.getTime() - TOUCH_EVERY_SECONDS * 1000))
  await db
    .update(apiTokens)
    .set({ lastUsedAt: at })
    .where(and(eq(apiTokens.userId, found.userId), or(isNull(apiTokens.lastUsedAt), isStale)))
  return { ...found, sessionId: NO_SESSION }
}
