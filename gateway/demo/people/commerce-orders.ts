import type { promoCodes } from '@/gateway/db/schema/bonuses'
import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { asData } from '@/gateway/demo/as-data'
import orders from '@/gateway/demo/data/people/orders.json' with { type: 'json' }

export type DemoOrder = {
  /** How long ago it was placed. */
  days: number
  /** Of each line; lines are taken from the best sold products in turn. */
  statuses: readonly OrderStatusCode[]
  payment: string
  isPickup: boolean
  /** Bonuses that paid a part. */
  writeoff?: number
  /** Rubles that the demo gift card paid. */
  gift?: number
  reasons?: Readonly<Partial<Record<OrderStatusCode, string>>>
}

/** A gift card to try; the README names it too. */
export const DEMO_GIFT_CODE = 'DEMO-ARUS-2026-GIFT'
export const DEMO_GIFT_RUBLES = 5000

/** Orders of the demo shopper, oldest first. */
export const DEMO_RETAIL_ORDERS = asData<readonly DemoOrder[]>(orders.retail)

/** Orders of the demo company. */
export const DEMO_COMPANY_ORDERS = asData<readonly DemoOrder[]>(orders.corporate)

const DAY_MS = 86_400_000
const MOSCOW_OFFSET_MS = 3 * 3_600_000

/** The midnight of Moscow that many days from now. */
function midnight(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() + MOSCOW_OFFSET_MS) / DAY_MS)
  return new Date((today + days) * DAY_MS - MOSCOW_OFFSET_MS)
}

/** Days from now; an end that is absent is open. */
type PromoEntry = Omit<typeof promoCodes.$inferInsert, 'validFrom' | 'validUntil'> & {
  from?: number
  until?: number
}

/** Codes to try: offered, known from a leaflet, over, still to come and used up. */
export function demoPromoCodes(now: Date): (typeof promoCodes.$inferInsert)[] {
  return asData<readonly PromoEntry[]>(orders.promoCodes).map(({ from, until, ...code }) => ({
    ...code,
    ...(from !== undefined && { validFrom: midnight(now, from) }),
    ...(until !== undefined && { validUntil: midnight(now, until) }),
  }))
}

/** The code that the demo shopper has applied, and how long ago. */
export const DEMO_APPLIED_CODE = { code: 'ОСЕНЬ200', days: 45 }

/** A card that a till gave to a phone; it waits for its owner to confirm the number. */
export const DEMO_TILL_CARD = { number: '2900000000025', phone: '79000000002', bonuses: 180 }

/** What the history of an order says of its status. */
export const STATUS_EVENTS: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  in_work: 'Заказ собирается',
  issued: 'Заказ выдан',
}
