import { browserGateway } from '@/lib/gateway/browser-client'
import { addReturnPhoto, createReturn, withdrawReturn } from '@/lib/gateway/contracts/orders/returns'
import { answered } from '@/lib/gateway/wire/answered'
import type { RequestOf } from '@/lib/gateway/operation'
import type { Order } from '../model/order'

const WE_SHOW = { handlesErrors: true } as const

/** Photos take their time on a slow line. */
const UPLOAD_MS = 60_000

/** Throws when it was refused: the form shows why and keeps what was chosen. */
export function requestReturn(body: RequestOf<typeof createReturn>['body']): Promise<Order> {
  return browserGateway().call(createReturn, { body }, WE_SHOW).then(answered)
}

export function withdraw(orderNumber: string, returnId: number): Promise<Order> {
  return browserGateway().call(withdrawReturn, { body: { orderNumber, returnId } }, WE_SHOW).then(answered)
}

export function addPhoto(orderNumber: string, returnId: number, photo: File): Promise<Order> {
  const body = { orderNumber, returnId: String(returnId), photo }
  return browserGateway()
    .call(addReturnPhoto, { body }, { ...WE_SHOW, timeoutMs: UPLOAD_MS })
    .then(answered)
}
