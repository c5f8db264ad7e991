import type * as z from 'zod'
import { rewardFor } from '@/gateway/services/bonuses/order-bonuses'
import { MEMBER_PERCENT } from '@/gateway/services/bonuses/tiers'
import { findPartsByPairs, type PairedPart } from '@/gateway/services/catalog/find-by-pairs'
import { internalCodeOf, oldPriceOf, toRubles } from '@/gateway/services/cards/to-entity'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import type { ServiceDeps } from '@/gateway/services/deps'
import {
  groupOffers,
  inTimeOf,
  isVendorOffer,
  offersAtShop,
  type Suppliers,
} from '@/gateway/services/parts/group-offers'
import { loadOffers, type OfferRow, type OffersByProduct } from '@/gateway/services/parts/load-offers'
import { lastingPromotions, promotionOf } from '@/gateway/services/promotions/promotion-of'
import { pickupPlace } from '@/gateway/services/reference/pickup-place'
import { otherUnitOf } from '@/gateway/services/reference/unit-of'
import { shownSupplier } from '@/gateway/services/reference/shown-supplier'
import {
  OWN_WAREHOUSE_SOURCE,
  VENDOR_SOURCE,
  type priceItem,
} from '@/lib/gateway/contracts/catalog/offer-shapes'

export type PriceLine = {
  id: string | number
  brand: string
  article: string
  supplierId?: number | null | undefined
}

type WirePriceItem = z.input<typeof priceItem>
type PricedPart = Pick<PairedPart, 'id' | 'code' | 'brandId' | 'article' | 'internetPrice' | 'sectionId'>

function toPriceSupplier(part: PricedPart, suppliers: Suppliers, row: OfferRow) {
  return {
    id: row.supplierId,
    source: isVendorOffer(suppliers, row) ? VENDOR_SOURCE : OWN_WAREHOUSE_SOURCE,
    title: shownSupplier(suppliers.get(row.supplierId)) ?? null,
    price: toRubles(row.price),
    oldPrice: oldPriceOf(row.price, part.internetPrice),
    quantity: row.quantity,
    delivery_time: row.deliveryHours,
    multiplication_factor: row.multiplicity,
    returnable: row.returnable,
    ...inTimeOf(suppliers, row),
  }
}

/** Terms of the requested vendor where it has the part, else of the best offer: the own warehouse, or the cheapest vendor. */
function toPriceItem(
  line: PriceLine,
  part: PricedPart,
  brand: { title: string; externalId: string } | undefined,
  suppliers: Suppliers,
  rows: readonly OfferRow[],
  bonusTimes: number,
): WirePriceItem | undefined {
  const owner = { id: part.id, internetPrice: part.internetPrice, brandExternalId: brand?.externalId ?? null }
  const groups = groupOffers(owner, suppliers, rows)
  const requested = groups.find((group) =>
    group.suppliers.some(({ supplierId }) => supplierId === line.supplierId),
  )
  const group = requested ?? groups[0]
  if (!group) return undefined
  return {
    id: line.id,
    brand: brand?.title ?? line.brand,
    brandExternalId: brand?.externalId ?? null,
    article: part.article,
    supplierId: group.supplierId,
    price: group.price,
    oldPrice: group.oldPrice,
    quantity: group.quantity,
    deliveryTime: group.deliveryTime,
    multiplicity: group.multiplicity ?? 1,
    bonuses: rewardFor(toKopecks(group.price), MEMBER_PERCENT) * bonusTimes,
    goods: group.goods,
    suppliers: groups.flatMap(({ suppliers: offered }) =>
      offered.flatMap(({ supplierId }) => {
        const row = rows.find((one) => one.supplierId === supplierId)
        return row ? [toPriceSupplier(part, suppliers, row)] : []
      }),
    ),
    code_product: internalCodeOf(part.code),
    source: group.source,
  }
}

/** Prices by line id, with the hours to the shop that a line names or else to the standard one; a part without offers is absent. */
export async function readPrices(deps: ServiceDeps, lines: readonly PriceLine[]) {
  const reference = await deps.reference()
  const parts = await findPartsByPairs(deps.db, reference, lines)
  const ids = new Set(parts.flatMap((part) => part?.id ?? []))
  return priceParts(deps, lines, parts, await loadOffers(deps.db, [...ids]))
}

/** The same where the part of each line and all offers are known. */
export async function priceParts(
  deps: ServiceDeps,
  lines: readonly PriceLine[],
  parts: readonly (PricedPart | undefined)[],
  offers: OffersByProduct,
) {
  const reference = await deps.reference()
  const items: Record<string, WirePriceItem> = {}
  const now = deps.now()
  const promotions = lastingPromotions(reference, now)
  lines.forEach((line, at) => {
    const part = parts[at]
    const brand = part && reference.brandById.get(part.brandId)
    if (!part) return
    const rows = offersAtShop(offers.get(part.id) ?? [], pickupPlace(reference, line.supplierId), now)
    const { times = 1 } = promotionOf(reference, promotions, part.sectionId) ?? {}
    const item = toPriceItem(line, part, brand, reference.suppliers, rows, times)
    if (item) items[String(line.id)] = { ...item, ...otherUnitOf(reference, part.sectionId) }
  })
  return { items, pricedAt: now.toISOString() }
}
