import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { STATUSES } from '@/gateway/services/orders/statuses'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import type { MOVES } from '@/lib/gateway/contracts/orders/order-moves'

export type Move = (typeof MOVES)[number]

/** Allowed next statuses of a line; a warehouse may skip steps, but not take one back. */
const NEXT: Readonly<Record<OrderStatusCode, readonly Move[]>> = {
  accepted: ['in_work', 'ready', 'delivering', 'issued', 'refused'],
  in_work: ['ready', 'delivering', 'issued', 'refused'],
  ready: ['issued', 'refused'],
  delivering: ['issued', 'refused'],
  issued: [],
  returned: [],
  refused: [],
  cancelled: [],
}

const LEAVES_THE_SHOP: readonly Move[] = ['delivering', 'issued']

type Way = Pick<OrderRow, 'isPickup' | 'isPaymentOnline' | 'paidTotal' | 'total'>

/** Statuses that a line of the order may get next. */
export function possibleMoves(order: Way, from: OrderStatusCode): Move[] {
  return NEXT[from].filter((to) => moveProblem(order, from, to) === undefined)
}

/** Why a line of the order may not get the status; undefined when it may. */
export function moveProblem(order: Way, from: OrderStatusCode, to: Move): string | undefined {
  if (!NEXT[from].includes(to)) return `Из «${STATUSES[from].title}» нельзя в «${STATUSES[to].title}».`
  if (to === 'ready' && !order.isPickup) return 'Этот заказ доставляется: к выдаче он не готовится.'
  if (to === 'delivering' && order.isPickup) return 'Этот заказ забирают в магазине: он не доставляется.'
  const isOwed = order.isPaymentOnline && order.paidTotal < order.total
  if (isOwed && LEAVES_THE_SHOP.includes(to)) return 'Заказ оплачивается на сайте и ещё не оплачен.'
  return undefined
}
