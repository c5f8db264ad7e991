import { formatDeliveryDateLong, UNDEFINED_DATE } from '@/lib/format/delivery/delivery-date'
import type { OrderStatus } from './order'

/** Statuses in which the products have come: they lie in the shop, or are with the courier or the buyer. */
const HERE: ReadonlySet<string> = new Set(['ready', 'delivering', 'issued'])

/** `20 ноября 2026` of an ISO moment, by Moscow's calendar. */
export function dayOf(moment: string): string {
  return formatDeliveryDateLong(moment)
}

/** «ждём 23 ноября 2026» while the products are on their way to the shop; null when there is nothing to wait for. */
export function expectedWords(
  { code, isFinal }: Pick<OrderStatus, 'code' | 'isFinal'>,
  deliveryDate: string | null,
): string | null {
  if (isFinal || HERE.has(code) || deliveryDate === null) return null
  const day = dayOf(deliveryDate)
  return day === UNDEFINED_DATE ? `срок: ${UNDEFINED_DATE}` : `ждём ${day}`
}
