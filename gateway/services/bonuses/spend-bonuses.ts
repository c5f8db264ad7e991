import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { bonusOperations, bonusSpendings } from '@/gateway/db/schema/bonuses'

type Credit = { id: string | number; remaining: string | number }

type Spending = { userId: string; amount: number; title: string; orderId: string; now: Date }

/**
 * Spends whole bonuses, those that burn first before others. The user has to be locked. `false` and nothing spent when
 * there are not enough.
 */
export async function spendBonuses(
  tx: Database,
  { userId, amount, title, orderId, now }: Spending,
): Promise<boolean> {
  if (amount === 0) return true
  const at = now.toISOString()
  const credits = await selectRows<Credit>(
    tx,
    sql`select id, remaining from bonus_operations
      where user_id = ${userId} and remaining > 0 and available_at <= ${at}::timestamptz
        and (expires_at is null or expires_at > ${at}::timestamptz)
      order by expires_at nulls last, id`,
  )
  let left = amount
  const taken = credits.flatMap(({ id, remaining }) => {
    const part = Math.min(Number(remaining), left)
    left -= part
    return part > 0 ? [{ id: Number(id), part }] : []
  })
  if (left > 0) return false
  await tx.execute(sql`update bonus_operations b set remaining = b.remaining - t.part
    from unnest(${sql.param(taken.map(({ id }) => id))}::bigint[],
      ${sql.param(taken.map(({ part }) => part))}::bigint[]) as t(id, part)
    where b.id = t.id`)
  await tx
    .insert(bonusSpendings)
    .values(taken.map(({ id, part }) => ({ orderId, creditId: id, amount: part })))
  await tx
    .insert(bonusOperations)
    .values({ userId, type: 'writeoff', title, amount: -amount, orderId, availableAt: now, createdAt: now })
  return true
}
