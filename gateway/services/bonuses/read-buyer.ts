import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { UserGroup } from '@/gateway/db/schema/accounts'
import type { BonusPromotion } from '@/gateway/services/promotions/promotion-of'
import { tierOf, TIER_PERIOD_MONTHS, type Tier } from '@/gateway/services/bonuses/tiers'

/** The facts that prices, bonuses and rights of a purchase depend on. */
export type Buyer = {
  userId: string
  /** The moment of the data. */
  readAt: Date
  isCorporate: boolean
  /** Per cent that a corporate user adds to prices. */
  markup: number
  /** The chosen shop. */
  supplierId: number
  cardNumber: string | null
  /** Bonuses that may be spent now. */
  balance: number
  tier: Tier
  /** Per cent that the tier gives; 0 for a buyer who earns nothing. */
  cashbackPercent: number
  /** Issued orders and their products within the period, without the company's. */
  purchases: number
  amountKopecks: number
  periodFrom: Date
  /** Current promotions. */
  promotions: readonly BonusPromotion[]
}

type Row = {
  user_group: UserGroup
  markup: number
  supplier_id: number
  number: string | null
  balance: string | number
  purchases: string | number
  amount: string | number
  promotions: BonusPromotion[]
}

function periodStart(now: Date) {
  const from = new Date(now)
  from.setUTCMonth(from.getUTCMonth() - TIER_PERIOD_MONTHS)
  return from
}

/** Undefined when the account has just been deleted. */
export async function readBuyer(db: Database, userId: string, now: Date): Promise<Buyer | undefined> {
  const periodFrom = periodStart(now)
  const at = now.toISOString()
  const [row] = await selectRows<Row>(
    db,
    sql`select u.user_group, u.markup, u.supplier_id, c.number,
      (select coalesce(sum(b.remaining), 0) from bonus_operations b where b.user_id = u.id
        and b.available_at <= ${at}::timestamptz
        and (b.expires_at is null or b.expires_at > ${at}::timestamptz)) as balance,
      p.purchases, p.amount,
      (select coalesce(json_agg(json_build_object('title', x.title, 'sectionId', x.section_id, 'times', x.times)), '[]'::json)
        from promotions x where x.kind = 'bonus_times' and x.starts_at <= ${at}::timestamptz
          and x.ends_at > ${at}::timestamptz) as promotions
    from users u left join bonus_cards c on c.user_id = u.id
    cross join lateral (
      select count(*) as purchases, coalesce(sum(o.goods_total), 0) as amount from orders o
      where o.user_id = u.id and o.status = 'issued' and o.person_code = 'person_1' and not o.is_corporate
        and o.created_at >= ${periodFrom.toISOString()}::timestamptz
    ) p
    where u.id = ${userId} and u.deleted_at is null`,
  )
  if (!row) return undefined
  const isCorporate = row.user_group === 'corporate'
  const made = { purchases: Number(row.purchases), amountKopecks: Number(row.amount) }
  const { tier, cashbackPercent } = tierOf(made)
  const cardNumber = isCorporate ? null : row.number
  return {
    userId,
    readAt: now,
    isCorporate,
    markup: isCorporate ? row.markup : 0,
    supplierId: row.supplier_id,
    cardNumber,
    balance: cardNumber === null ? 0 : Math.max(0, Number(row.balance)),
    tier,
    cashbackPercent: cardNumber === null ? 0 : cashbackPercent,
    ...made,
    periodFrom,
    promotions: row.promotions,
  }
}
