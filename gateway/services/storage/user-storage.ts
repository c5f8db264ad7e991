import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'
import { userStorage } from '@/gateway/db/schema/accounts'
import { gatewayError } from '@/gateway/core/errors/errors'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { MAX_STORAGE_KEYS, MIB } from '@/lib/gateway/contracts/limits'

type Values = Record<string, string>

/** Of all that is stored for one user, in bytes. */
const MAX_STORAGE_BYTES = MIB

export async function readStorage(db: Database, userId: string, keys: readonly string[]): Promise<Values> {
  if (keys.length === 0) return {}
  const rows = await db
    .select()
    .from(userStorage)
    .where(and(eq(userStorage.userId, userId), inArray(userStorage.key, [...keys])))
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** All of the values or, when they would not fit, none. */
export async function writeStorage(db: Database, userId: string, values: Values, updatedAt: Date) {
  const rows = Object.entries(values).map(([key, value]) => ({ userId, key, value, updatedAt }))
  if (rows.length === 0) return
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await tx
      .insert(userStorage)
      .values(rows)
      .onConflictDoUpdate({
        target: [userStorage.userId, userStorage.key],
        set: { value: sql`excluded.value`, updatedAt },
      })
    const [held] = await selectRows<{ keys: number; bytes: number }>(
      tx,
      sql`select count(*)::int as keys, coalesce(sum(octet_length(value)), 0)::int as bytes
        from user_storage where user_id = ${userId}`,
    )
    if (held && (held.keys > MAX_STORAGE_KEYS || held.bytes > MAX_STORAGE_BYTES)) {
      throw gatewayError('tooLarge', 'Хранилище профиля заполнено.')
    }
  })
}
