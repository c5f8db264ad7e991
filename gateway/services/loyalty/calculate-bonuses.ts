import { inArray, and, gt, lte } from 'drizzle-orm'
import type { Viewer } from '@/gateway/core/viewer'
import { products } from '@/gateway/db/schema/catalog'
import { rewardFor } from '@/gateway/services/bonuses/order-bonuses'
import { readBuyer } from '@/gateway/services/bonuses/read-buyer'
import { MEMBER_PERCENT } from '@/gateway/services/bonuses/tiers'
import { codeOfLine } from '@/gateway/services/cart/line-id'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import type { ServiceDeps } from '@/gateway/services/deps'
import { promotionOf, type BonusPromotion } from '@/gateway/services/promotions/promotion-of'
import type { Database } from '@/gateway/core/database'
import { promotions } from '@/gateway/db/schema/promotions'

type Item = { id?: string | number | undefined; price: number; quantity: number }

/** What products earn for the viewer: a guest sees the first tier's share, a company and a user without a card get none. */
async function termsFor({ db, now }: ServiceDeps, viewer: Viewer | undefined) {
  const at = now()
  const buyer = viewer && (await readBuyer(db, viewer.userId, at))
  if (buyer) return buyer
  return { cashbackPercent: MEMBER_PERCENT, promotions: await loadPromotions(db, at) }
}

/** How many times the usual bonuses each of the products earns; unknown products earn them once. */
async function timesOf(deps: ServiceDeps, promotions: readonly BonusPromotion[], items: readonly Item[]) {
  const codes = items.map(({ id }) => (typeof id === 'string' ? codeOfLine(id) : undefined))
  const known = codes.filter((code) => code !== undefined)
  if (promotions.length === 0 || known.length === 0) return []
  const rows = await deps.db
    .select({ code: products.code, sectionId: products.sectionId })
    .from(products)
    .where(inArray(products.code, known))
  const sectionOf = new Map(rows.map(({ code, sectionId }) => [code, sectionId]))
  const reference = await deps.reference()
  return codes.map(
    (code) => promotionOf(reference, promotions, sectionOf.get(code ?? -1) ?? null)?.times ?? 1,
  )
}

/** Bonuses that products would earn, in the order of the request. */
export async function calculateBonuses(
  deps: ServiceDeps,
  viewer: Viewer | undefined,
  items: readonly Item[],
) {
  const { cashbackPercent, promotions } = await termsFor(deps, viewer)
  const times = await timesOf(deps, promotions, items)
  return {
    items: items.map(({ id, price, quantity }, at) => ({
      id: id ?? null,
      price,
      bonuses: rewardFor(toKopecks(price) * quantity, cashbackPercent) * (times[at] ?? 1),
    })),
  }
}

/** Promotions running at a moment. */
async function loadPromotions(db: Database, at: Date): Promise<BonusPromotion[]> {
  return db
    .select({ title: promotions.title, sectionId: promotions.sectionId, times: promotions.times })
    .from(promotions)
    .where(and(lte(promotions.startsAt, at), gt(promotions.endsAt, at)))
}
