import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { bonusOperations, bonusSpendings } from '@/gateway/db/schema/bonuses'
import { bonusExpiry } from '@/gateway/services/bonuses/bonus-expiry'
import { settleBonusDebt } from '@/gateway/services/bonuses/take-back-reward'

type Return = {
  order: { id: string; number: string; userId: string | null; createdAt: Date }
  /** Whole bonuses. */
  amount: number
  now: Date
}

/** Spent and not returned bonuses of each credit, the last to burn first. */
function loadSpendings(tx: Database, orderId: string) {
  return tx
    .select({ creditId: bonusSpendings.creditId, amount: bonusSpendings.amount })
    .from(bonusSpendings)
    .innerJoin(bonusOperations, eq(bonusOperations.id, bonusSpendings.creditId))
    .where(and(eq(bonusSpendings.orderId, orderId), gt(bonusSpendings.amount, 0)))
    .orderBy(sql`${bonusOperations.expiresAt} desc nulls first`, sql`${bonusOperations.id} desc`)
}

/**
 * Gives bonuses that an order no longer spends back to the credits they came from, with their former date of
 * burning: an order placed and cancelled makes no bonus younger. The user has to be locked.
 */
export async function returnBonuses(tx: Database, { order, amount, now }: Return) {
  if (amount === 0 || order.userId === null) return
  let left = amount
  for (const { creditId, amount: spent } of await loadSpendings(tx, order.id)) {
    const part = Math.min(spent, left)
    if (part === 0) break
    left -= part
    await tx
      .update(bonusSpendings)
      .set({ amount: spent - part })
      .where(and(eq(bonusSpendings.orderId, order.id), eq(bonusSpendings.creditId, creditId)))
    await tx
      .update(bonusOperations)
      .set({ remaining: sql`${bonusOperations.remaining} + ${part}` })
      .where(eq(bonusOperations.id, creditId))
  }
  const row = {
    userId: order.userId,
    type: 'writeoff' as const,
    title: `Возврат бонусов за заказ № ${order.number}`,
    orderId: order.id,
    availableAt: now,
    createdAt: now,
  }
  if (left < amount) await tx.insert(bonusOperations).values({ ...row, amount: amount - left })
  // Orders from before spendings were recorded: nothing they took can have burnt later than this.
  const expiresAt = bonusExpiry(order.createdAt)
  if (left > 0) await tx.insert(bonusOperations).values({ ...row, amount: left, remaining: left, expiresAt })
  await settleBonusDebt(tx, order.userId, now)
}
