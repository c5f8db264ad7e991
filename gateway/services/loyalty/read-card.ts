import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import type { ServiceDeps } from '@/gateway/services/deps'
import { takeTillCard } from '@/gateway/services/loyalty/take-till-card'

type Burning = { amount: string | number; at: Date | string }

/** Bonuses that burn on the next day on which any do. */
async function nextToBurn(db: Database, userId: string, now: Date) {
  const [row] = await selectRows<Burning>(
    db,
    sql`select sum(remaining) as amount, min(expires_at) as at from bonus_operations
      where user_id = ${userId} and remaining > 0 and available_at <= ${now.toISOString()}::timestamptz
        and expires_at > ${now.toISOString()}::timestamptz
      group by (expires_at at time zone 'Europe/Moscow')::date order by 2 limit 1`,
  )
  return row ? { amount: Number(row.amount), at: new Date(row.at).toISOString() } : null
}

/** Bonuses of orders that have not been issued. */
async function pendingOf(db: Database, userId: string) {
  const [row] = await selectRows<{ sum: string | number }>(
    db,
    sql`select coalesce(sum(remaining), 0) as sum from bonus_operations
      where user_id = ${userId} and available_at is null`,
  )
  return Number(row?.sum ?? 0)
}

export async function toCard(db: Database, { userId, cardNumber, balance, tier }: Buyer, now: Date) {
  if (cardNumber === null) return { number: null, balance: 0, pending: 0, tier: null, expiring: null }
  return {
    number: cardNumber,
    balance,
    pending: await pendingOf(db, userId),
    tier,
    expiring: await nextToBurn(db, userId, now),
  }
}

/** The user's bonus card, also one that a till gave to the user's phone; its number is null when there is none. */
export async function findCard({ db, now }: ServiceDeps, viewer: Viewer) {
  const at = now()
  await takeTillCard(db, viewer.userId, at)
  return toCard(db, await requireBuyer(db, viewer, at), at)
}
