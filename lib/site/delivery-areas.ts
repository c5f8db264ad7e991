import type * as z from 'zod'
import type { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { formatPrice } from '@/lib/format/price'
import { type DeliveryTerms, USUAL_DELIVERY } from '@/lib/parts/terms/delivery-fee'

export type Delivery = NonNullable<z.output<typeof bootstrap>['delivery']>
export type DeliveryArea = Delivery['areas'][number]

const USUAL_AREA: DeliveryArea = {
  title: null,
  ...USUAL_DELIVERY,
  isAgreed: false,
  weekdays: [],
  hours: null,
}

/** What the site says of delivery; a gateway that does not tell has the usual price everywhere. */
export function deliveryOf({ delivery }: { delivery: Delivery | null }): Delivery {
  return delivery && delivery.areas.length > 0
    ? delivery
    : { areas: [USUAL_AREA], largeFromKg: null, largeFromCm: null }
}

/** The terms that hold for every address; null where they differ. */
export function commonTerms({ areas }: Delivery): DeliveryTerms | null {
  const [first, ...others] = areas
  return first && others.every((area) => isSame(area, first)) ? first : null
}

function isSame(a: DeliveryTerms, b: DeliveryTerms) {
  if (a.isAgreed || b.isAgreed) return a.isAgreed === b.isAgreed
  return a.price === b.price && a.freeFrom === b.freeFrom && a.surcharge === b.surcharge
}

/** «299 ₽, от 1 000 ₽ бесплатно». */
function priceWords({ price, freeFrom }: Pick<DeliveryTerms, 'price' | 'freeFrom'>): string {
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
  const areas = delivery.areas.filter(({ isAgreed }) => !isAgreed)
  const [first] = areas
  if (!first) return 'Доставка перевозчиком, цену назовём по телефону'
  const common = commonTerms({ ...delivery, areas })
  const least = Math.min(...areas.map(({ price }) => price))
  const price = common ? priceWords(common) : `от ${formatPrice(least)}, зависит от адреса`
  const surcharges = areas.map(({ surcharge }) => surcharge).filter((surcharge) => surcharge > 0)
  const large = largeWords(delivery)
  const isCharged = surcharges.length > 0 && large !== ''
  return [
    `Доставка ${price}`,
    isCharged && `крупное (${large}) — ещё ${common ? '' : 'от '}${formatPrice(Math.min(...surcharges))}`,
    areas.length < delivery.areas.length && 'в другие города — перевозчиком',
  ]
    .filter(Boolean)
    .join('; ')
}

export type DeliveryRow = { areas: readonly string[]; price: string; days: string | null }

/** The areas by what they pay and when they are served, those with the same terms together; last what holds elsewhere. */
export function deliveryRows(delivery: Delivery): DeliveryRow[] {
  const large = largeWords(delivery)
  const rows = delivery.areas.map((area) => ({
    title: area.title,
    price: area.isAgreed
      ? 'перевозчиком; цену и срок назовём по телефону до отправки'
      : [
          priceWords(area),
          area.surcharge > 0 && large !== '' && `за крупный товар ещё ${formatPrice(area.surcharge)}`,
        ]
          .filter(Boolean)
          .join(', '),
    days: daysWords(area),
  }))
  return [...Map.groupBy(rows, ({ price, days }) => `${price}/${days}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    // What holds everywhere needs no names.
    const areas = same.length === rows.length ? [] : same.map(({ title }) => title ?? ELSEWHERE)
    return [{ areas, ...first }]
  })
}

const ELSEWHERE = 'Остальные адреса'
const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const

/** «каждый день с 09:00 до 21:00», «пн, ср с 10:00 до 18:00»; null where no day can be chosen. */
function daysWords({ weekdays, hours }: DeliveryArea): string | null {
  if (weekdays.length === 0 || !hours) return null
  const days =
    weekdays.length === WEEKDAYS.length ? 'каждый день' : weekdays.map((day) => WEEKDAYS[day - 1]).join(', ')
  return `${days} с ${hours.from} до ${hours.to}`
}
