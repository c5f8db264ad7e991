import { eq, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { bonusCards, bonusOperations, tillCards } from '@/gateway/db/schema/bonuses'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { bonusExpiry } from '@/gateway/services/bonuses/bonus-expiry'
import { settleBonusDebt } from '@/gateway/services/bonuses/take-back-reward'

type Found = { number: string }

/** The card that a till gave to the phone that the user has confirmed, when the user has no card yet. */
async function findTillCard(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await selectRows<Found>(
    db,
    sql`select t.number from users u join till_cards t on t.phone = u.phone
      where u.id = ${userId} and u.is_phone_confirmed and u.user_group = 'client' and u.deleted_at is null
        and not exists (select 1 from bonus_cards c where c.user_id = u.id)
        and not exists (select 1 from bonus_cards c where c.number = t.number)`,
  )
  return row?.number
}

/** Makes a till's card the user's own, with its bonuses; false when there is none. A second call gives nothing. */
export async function takeTillCard(db: Database, userId: string, now: Date): Promise<boolean> {
  if ((await findTillCard(db, userId)) === undefined) return false
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const number = await findTillCard(tx, userId)
    if (number === undefined) return false
    const [card] = await tx.delete(tillCards).where(eq(tillCards.number, number)).returning()
    if (!card) return false
    await tx.insert(bonusCards).values({ userId, number, createdAt: card.createdAt })
    if (card.bonuses > 0) {
      await tx.insert(bonusOperations).values({
        userId,
        type: 'promo',
        title: 'Бонусы с карты из магазина',
        amount: card.bonuses,
        remaining: card.bonuses,
        availableAt: now,
        expiresAt: bonusExpiry(now),
        createdAt: now,
      })
      await settleBonusDebt(tx, userId, now)
    }
    return true
  })
}
