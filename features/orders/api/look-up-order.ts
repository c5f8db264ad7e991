import { browserGateway } from '@/lib/gateway/browser-client'
import { lookUpOrder as operation } from '@/lib/gateway/contracts/orders/orders'
import type { ResponseOf } from '@/lib/gateway/operation'

export type OrderProgress = ResponseOf<typeof operation>

/** The form shows refusals itself. */
export function lookUpOrder(body: {
  orderNumber: string
  phone: string
}): Promise<OrderProgress | undefined> {
  return browserGateway().call(operation, { body }, { handlesErrors: true })
}
