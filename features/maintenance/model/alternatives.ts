import type { searchParts } from '@/lib/gateway/contracts/catalog/search'
import { OWN_WAREHOUSE_SOURCE } from '@/lib/gateway/contracts/catalog/offer-shapes'
import type { ResponseOf } from '@/lib/gateway/operation'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { fitQuantity } from '@/lib/parts/terms/offers'
import { hrefs } from '@/lib/routing/hrefs'
import type { Position } from './service-plan'

type Analog = ResponseOf<typeof searchParts>['analogs'][number]

export type AlternativeMark = 'cheaper' | 'faster' | 'original'
export type Alternative = { marks: readonly AlternativeMark[]; position: Position }

const SHOWN = 6

/** Analogs available in the needed number, recommended ones first, then by price. */
export function toAlternatives(requested: Position, analogs: readonly Analog[]): Alternative[] {
  return analogs
    .flatMap((analog) => {
      const position = toPosition(requested, analog)
      return position ? [{ position, marks: marksOf(requested, position, analog.isOriginal) }] : []
    })
    .toSorted(
      (a, b) =>
        Number(b.marks.length > 0) - Number(a.marks.length > 0) ||
        (a.position.price ?? 0) - (b.position.price ?? 0),
    )
    .slice(0, SHOWN)
}

function marksOf(requested: Position, found: Position, isOriginal: boolean): AlternativeMark[] {
  const isCheaper = requested.price !== null && found.price !== null && found.price < requested.price
  const isFaster = requested.price !== null && found.deliveryTime < requested.deliveryTime
  return [
    ...(isCheaper ? ['cheaper' as const] : []),
    ...(isFaster ? ['faster' as const] : []),
    ...(isOriginal ? ['original' as const] : []),
  ]
}

/** The cheapest offer that has enough pieces, in whole packs, stands for the analog. */
function toPosition(requested: Position, analog: Analog): Position | undefined {
  const offer = analog.offers
    .filter(
      ({ price, quantity, multiplicity }) =>
        price > 0 && fitQuantity(requested.count, multiplicity ?? 1, quantity) >= requested.count,
    )
    .toSorted((a, b) => a.price - b.price || a.deliveryTime - b.deliveryTime)[0]
  if (!offer) return undefined
  const { brand, article } = analog
  const internalCode = analog.arusCode === null ? null : toInternalCode(analog.arusCode)
  return {
    ...requested,
    brand,
    article,
    title: analog.title,
    internalCode,
    href: hrefs.product({ internalCode, brand, article }),
    picture: analog.pictureUrl[0] ?? null,
    price: offer.price,
    oldPrice: offer.oldPrice,
    quantity: offer.quantity,
    unit: analog.unit,
    multiplicity: offer.multiplicity ?? 1,
    deliveryTime: offer.deliveryTime,
    supplierId: offer.supplierId,
    ownWarehouse: offer.goods.product || offer.source === OWN_WAREHOUSE_SOURCE,
  }
}
