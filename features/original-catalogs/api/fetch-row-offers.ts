import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { PRICE_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import { summarizeParts } from '@/lib/gateway/contracts/catalog/search'
import type { ResponseOf } from '@/lib/gateway/operation'
import { matchKey } from '@/lib/parts/keys'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import type { RowOffer, RowOffers } from '../model/row-offer'
import type { UnitRow } from '../model/unit'

type Row = Pick<UnitRow, 'id' | 'brand' | 'article'>

/** Offers for the numbers of a unit. A number that stands in several rows is requested once. */
export async function fetchRowOffers(rows: readonly Row[]): Promise<RowOffers> {
  const numbered = rows.filter(({ brand, article }) => brand !== '' && article !== '')
  const rowsByPart = Map.groupBy(numbered, ({ brand, article }) => matchKey(brand, article))
  const parts = [...rowsByPart.values()].flatMap(([row]) =>
    row ? [{ brand: row.brand, article: row.article }] : [],
  )
  const byRow = new Map<string, RowOffer>()
  let now = new Date()
  for (let from = 0; from < parts.length; from += PRICE_BATCH_SIZE) {
    const requested = parts.slice(from, from + PRICE_BATCH_SIZE)
    const { items, pricedAt } = requireResponse(
      await browserGateway().call(summarizeParts, { body: { parts: requested } }, { handlesErrors: true }),
    )
    now = new Date(pricedAt)
    requested.forEach(({ brand, article }, at) => {
      const item = items[at]
      if (!item) return
      for (const { id } of rowsByPart.get(matchKey(brand, article)) ?? []) byRow.set(id, toRowOffer(item))
    })
  }
  return { byRow, now }
}

type Item = ResponseOf<typeof summarizeParts>['items'][number]

// Parts are never free: a price of 0 is no price.
function toRowOffer(item: Item): RowOffer {
  const { price, quantity, analogsFrom, arusCode } = item
  return {
    price: price !== null && price > 0 && quantity > 0 ? price : null,
    oldPrice: item.oldPrice,
    deliveryTime: item.deliveryTime,
    quantity,
    multiplicity: item.multiplicity,
    unit: item.unit,
    supplierId: item.supplierId,
    ownWarehouse: item.goods.product,
    internalCode: arusCode === null ? null : toInternalCode(arusCode),
    analogsFrom: analogsFrom !== null && analogsFrom > 0 ? analogsFrom : null,
  }
}
