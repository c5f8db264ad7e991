import { eq } from 'drizzle-orm'
import { apiTokens } from '@/gateway/db/schema/accounts'
import { accessDenied } from '@/gateway/core/viewer'
import { findUser } from '@/gateway/services/accounts/find-user'
import { notifyOfChange } from '@/gateway/services/accounts/notify-of-change'
import { createSecret, hashSecret } from '@/gateway/core/secrets'
import type { CoreDeps } from '@/gateway/core/deps'

type Deps = Pick<CoreDeps, 'db' | 'now'>
type TellingDeps = Deps & Pick<CoreDeps, 'mailbox' | 'siteName'>

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
export async function createToken(deps: TellingDeps, userId: string) {
  const token = PREFIX + createSecret()
  const createdAt = deps.now()
  const row = {
    tokenHash: hashSecret(token),
    masked: `${token.slice(0, SHOWN_START)}…${token.slice(-SHOWN_END)}`,
    createdAt,
    lastUsedAt: null,
  }
  const user = await findUser(deps.db, userId)
  if (!user) throw accessDenied()
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(apiTokens)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: apiTokens.userId, set: row })
    await notifyOfChange(tx, deps, user, 'Создан ключ для программ')
  })
  return { token, createdAt: createdAt.toISOString(), lastUsedAt: null }
}

export async function revokeToken({ db }: Deps, userId: string) {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId))
  return NONE
}
