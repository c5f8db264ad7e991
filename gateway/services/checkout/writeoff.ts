import type { PersonCode } from '@/gateway/db/schema/orders'
import type { Viewer } from '@/gateway/core/viewer'
import { lineBonuses, maxWriteoff } from '@/gateway/services/bonuses/order-bonuses'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { findPartsByPairs } from '@/gateway/services/catalog/find-by-pairs'
import { promotionOf } from '@/gateway/services/promotions/promotion-of'
import { toGoodsTotal } from '@/gateway/services/checkout/to-goods-total'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

/** Bonuses pay for people with a card, not for companies and not on a bill. */
export function mayWriteOff(
  buyer: Pick<Buyer, 'isCorporate' | 'cardNumber'>,
  { person, payment }: { person: PersonCode; payment: string | null },
) {
  return !buyer.isCorporate && buyer.cardNumber !== null && person === 'person_1' && payment !== BILL_CODE
}

export async function checkWriteoff(
  deps: ServiceDeps,
  viewer: Viewer,
  requested: { payment?: string | null | undefined; person?: PersonCode | null | undefined },
) {
  const buyer = await requireBuyer(deps.db, viewer, deps.now())
  const order = { person: requested.person ?? 'person_1', payment: requested.payment ?? null }
  return { isWriteoffEnable: mayWriteOff(buyer, order) }
}

type Item = {
  productExternalId?: string | undefined
  brand: string
  article: string
  /** Rubles. */
  price: number
  quantity: number
}

/** Price of one piece with its share of the write-off, to the nearest kopeck; sums are taken from the write-off itself. */
function piecePrice(price: number, quantity: number, writeoff: number) {
  return Math.round((price * quantity - writeoff) / quantity)
}

/** How many times the usual bonuses each of the products earns. */
async function bonusTimesOf(deps: ServiceDeps, { promotions }: Buyer, items: readonly Item[]) {
  if (promotions.length === 0) return []
  const reference = await deps.reference()
  const parts = await findPartsByPairs(deps.db, reference, items)
  return parts.map((part) => promotionOf(reference, promotions, part?.sectionId ?? null)?.times ?? 1)
}

/** The most that bonuses may pay of these products, and what is earned with and without it. */
export async function calculateWriteoff(deps: ServiceDeps, viewer: Viewer, items: readonly Item[]) {
  const buyer = await requireBuyer(deps.db, viewer, deps.now())
  const { cashbackPercent, balance } = buyer
  const times = await bonusTimesOf(deps, buyer, items)
  const lines = items.map(({ price, quantity }, at) => ({
    price: toKopecks(price),
    quantity,
    bonusTimes: times[at] ?? 1,
  }))
  const writeoff = maxWriteoff(lines, balance)
  const bonuses = lineBonuses(lines, { writeoff, cashbackPercent })
  return {
    total: toGoodsTotal(lines, { writeoff, cashbackPercent }),
    balance,
    discountItems: items.map(({ productExternalId, brand, article, price, quantity }, at) => {
      const line = bonuses[at] ?? { writeoff: 0, reward: 0 }
      return {
        productExternalId: productExternalId ?? null,
        brand,
        article,
        price,
        priceDiscount: toRubles(piecePrice(lines[at]?.price ?? 0, quantity, line.writeoff)),
        writeoff: toRubles(line.writeoff),
        reward: line.reward,
      }
    }),
  }
}
