import type * as z from 'zod'
import type { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { formatPrice } from '@/lib/format/price'
import { type DeliveryTerms, USUAL_DELIVERY } from '@/lib/parts/terms/delivery-fee'

export type Delivery = NonNullable<z.output<typeof bootstrap>['delivery']>
export type DeliveryArea = Delivery['areas'][number]

/** What the site says of delivery; a gateway that does not tell has the usual price everywhere. */
export function deliveryOf({ delivery }: { delivery: Delivery | null }): Delivery {
  return delivery && delivery.areas.length > 0
    ? delivery
    : { areas: [{ title: null, ...USUAL_DELIVERY }], largeFromKg: null, largeFromCm: null }
}

/** The terms that hold for every address; null where they differ. */
export function commonTerms({ areas }: Delivery): DeliveryTerms | null {
  const [first, ...others] = areas
  return first && others.every((area) => isSame(area, first)) ? first : null
}

function isSame(a: DeliveryTerms, b: DeliveryTerms) {
  return a.price === b.price && a.freeFrom === b.freeFrom && a.surcharge === b.surcharge
}

/** The areas that have terms of their own, and last what holds for all other addresses. */
export function distinctAreas({ areas }: Delivery): DeliveryArea[] {
  const elsewhere = areas.find(({ title }) => title === null)
  return areas.filter((area) => area === elsewhere || !elsewhere || !isSame(area, elsewhere))
}

/** «299 ₽, от 1 000 ₽ бесплатно». */
export function priceWords({ price, freeFrom }: Pick<DeliveryTerms, 'price' | 'freeFrom'>): string {
  if (price === 0 || freeFrom === 0) return 'бесплатно'
  return freeFrom === null
    ? formatPrice(price)
    : `${formatPrice(price)}, от ${formatPrice(freeFrom)} бесплатно`
}

/** «от 20 кг или длиннее 100 см»; empty where nothing counts as large. */
export function largeWords({ largeFromKg, largeFromCm }: Omit<Delivery, 'areas'>): string {
  return [
    largeFromKg !== null && `от ${largeFromKg} кг`,
    largeFromCm !== null && `от ${largeFromCm} см в длину`,
  ]
    .filter(Boolean)
    .join(' или ')
}

/** One line beside a price: the terms, or the least that delivery costs where they differ. */
export function deliveryLine(delivery: Delivery): string {
  const common = commonTerms(delivery)
  const least = Math.min(...delivery.areas.map(({ price }) => price))
  const price = common ? priceWords(common) : `от ${formatPrice(least)}, зависит от адреса`
  const surcharges = delivery.areas.map(({ surcharge }) => surcharge).filter((surcharge) => surcharge > 0)
  const large = largeWords(delivery)
  if (surcharges.length === 0 || large === '') return `Доставка ${price}`
  const isOne = common !== null
  return `Доставка ${price}; крупное (${large}) — ещё ${isOne ? '' : 'от '}${formatPrice(Math.min(...surcharges))}`
}
