import { eq } from 'drizzle-orm'
import { apiTokens } from '@/gateway/db/schema-accounts'
import { createSecret, hashSecret } from '@/gateway/core/secrets'
import type { CoreDeps } from '@/gateway/core/deps'

type Deps = Pick<CoreDeps, 'db' | 'now'>

const PREFIX = 'arus_'
const SHOWN_START = PREFIX.length + 4
const SHOWN_END = 4

const NONE = { token: null, createdAt: null, lastUsedAt: null }

export async function readToken({ db }: Deps, userId: string) {
  const [row] = await db.select().from(apiTokens).where(eq(apiTokens.userId, userId))
  if (!row) return NONE
  return {
    token: row.masked,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

/** The only time that the token is seen whole. */
export async function createToken({ db, now }: Deps, userId: string) {
  const token = PREFIX + createSecret()
  const createdAt = now()
  const row = {
    tokenHash: hashSecret(token),
    masked: `${token.slice(0, SHOWN_START)}…${token.slice(-SHOWN_END)}`,
    createdAt,
    lastUsedAt: null,
  }
  await db
    .insert(apiTokens)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: apiTokens.userId, set: row })
  return { token, createdAt: createdAt.toISOString(), lastUsedAt: null }
}

export async function revokeToken({ db }: Deps, userId: string) {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId))
  return NONE
}
