import { browserGateway } from '@/lib/gateway/browser-client'
import { addReturnPhoto, createReturn, withdrawReturn } from '@/lib/gateway/contracts/orders/returns'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import type { ReturnReason } from '@/lib/format/delivery/return-words'
import { type Order, toOrder } from '../model/order'

const WE_SHOW = { handlesErrors: true } as const

/** Photos take their time on a slow line. */
const UPLOAD_MS = 60_000

type RequestedReturn = {
  idempotencyKey: string
  orderNumber: string
  products: readonly { productId: string; quantity: number; reason: ReturnReason }[]
  comment: string
}

/** Throws when it was refused: the form shows why and keeps what was chosen. */
export function requestReturn({ products, ...rest }: RequestedReturn): Promise<Order> {
  const body = {
    ...rest,
    products: products.map(({ productId, ...product }) => ({ productExternalId: productId, ...product })),
  }
  return browserGateway().call(createReturn, { body }, WE_SHOW).then(requireResponse).then(toOrder)
}

export function withdraw(orderNumber: string, returnId: number): Promise<Order> {
  return browserGateway()
    .call(withdrawReturn, { body: { orderNumber, returnId } }, WE_SHOW)
    .then(requireResponse)
    .then(toOrder)
}

export function addPhoto(orderNumber: string, returnId: number, photo: File): Promise<Order> {
  const body = { orderNumber, returnId: String(returnId), photo }
  return browserGateway()
    .call(addReturnPhoto, { body }, { ...WE_SHOW, timeoutMs: UPLOAD_MS })
    .then(requireResponse)
    .then(toOrder)
}
