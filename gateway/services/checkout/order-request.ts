import type { createOrder } from '@/lib/gateway/contracts/orders/orders'
import { GatewayError } from '@/lib/gateway/errors'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

export type OrderRequest = ParsedRequestOf<typeof createOrder>['body']
export type BasketLine = OrderRequest['orderBasket'][number]

const KOPECKS = 100
const PERCENT_PARTS = 100

export function toKopecks(rubles: number) {
  return Math.round(rubles * KOPECKS)
}

/** Hundredths of a per cent. */
export function toMarkup(percent: number | undefined) {
  return Math.round((percent ?? 0) * PERCENT_PARTS)
}

export type Problem = { field: string; message: string }

export function problem(field: string, message: string): Problem {
  return { field, message }
}

export function refuseWith(errors: readonly Problem[]): GatewayError {
  const message = errors[0]?.message ?? 'Заказ заполнен неверно.'
  return new GatewayError({ kind: 'validation', message, body: { errors: [...errors] } })
}
