import { and, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { bonusOperations } from '@/gateway/db/schema/bonuses'

type Row = { id: string | number; remaining: string | number }

type TakeBack = {
  order: { id: string; number: string; userId: string | null }
  lineId: number
  /** Whole bonuses. */
  amount: number
  now: Date
}

function addToRemaining(tx: Database, id: string | number, amount: number) {
  return tx
    .update(bonusOperations)
    .set({ remaining: sql`${bonusOperations.remaining} + ${amount}` })
    .where(eq(bonusOperations.id, Number(id)))
}

/**
 * Takes credited bonuses of a returned product back: from their own credit, then from others, those that burn first. What has been
 * spent is owed by a row whose `remaining` is negative. The user has to be locked.
 */
export async function takeBackReward(tx: Database, { order, lineId, amount, now }: TakeBack) {
  if (amount <= 0 || order.userId === null) return
  const [own] = await tx
    .select({ id: bonusOperations.id, remaining: bonusOperations.remaining })
    .from(bonusOperations)
    .where(
      and(
        eq(bonusOperations.orderLineId, lineId),
        isNotNull(bonusOperations.availableAt),
        gt(bonusOperations.remaining, 0),
      ),
    )
    .limit(1)
  const part = own ? Math.min(own.remaining, amount) : 0
  if (own) await addToRemaining(tx, own.id, -part)
  await tx.insert(bonusOperations).values({
    userId: order.userId,
    type: 'writeoff',
    title: `Снятие бонусов за возврат, заказ № ${order.number}`,
    amount: -amount,
    remaining: part - amount,
    orderId: order.id,
    availableAt: now,
    createdAt: now,
  })
  await settleBonusDebt(tx, order.userId, now)
}

async function readRemaining(tx: Database, query: SQL) {
  const rows = await selectRows<Row>(tx, query)
  return rows.map(({ id, remaining }) => ({ id, remaining: Number(remaining) }))
}

/** Pays owed bonuses with credits that can be spent, so that a user never has both. The user has to be locked. */
export async function settleBonusDebt(tx: Database, userId: string, now: Date) {
  const debts = await readRemaining(
    tx,
    sql`select id, remaining from bonus_operations where user_id = ${userId} and remaining < 0 order by id`,
  )
  if (debts.length === 0) return
  const at = now.toISOString()
  const credits = await readRemaining(
    tx,
    sql`select id, remaining from bonus_operations
      where user_id = ${userId} and remaining > 0 and available_at <= ${at}::timestamptz
        and (expires_at is null or expires_at > ${at}::timestamptz)
      order by expires_at nulls last, id`,
  )
  for (const debt of debts) {
    for (const credit of credits) {
      const part = Math.min(credit.remaining, -debt.remaining)
      if (part === 0) continue
      credit.remaining -= part
      debt.remaining += part
      await addToRemaining(tx, credit.id, -part)
      await addToRemaining(tx, debt.id, part)
    }
  }
}
