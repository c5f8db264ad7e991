import { listArchivedOrders, readOrder } from '@/lib/gateway/contracts/orders/orders'
import { createReturn, withdrawReturn } from '@/lib/gateway/contracts/orders/returns'
import { must, type Call, type Journey } from './journey'

/** Requests the return of something that was issued, and withdraws it. A gateway without returns names nothing to return. */
export const returnsJourney: Journey = {
  name: 'returns',
  run: async (call) => {
    const found = await findReturnable(call)
    if (!found) return
    const { orderNumber, productExternalId } = found
    const made = await call(createReturn, {
      body: {
        idempotencyKey: `contract-${crypto.randomUUID()}`,
        orderNumber,
        products: [{ productExternalId, quantity: 1, reason: 'defect' }],
      },
    })
    const open = made.returns.find(({ state }) => state === 'requested')
    must(createReturn, open !== undefined, 'the order does not show the return')
    const { returns } = await call(withdrawReturn, { body: { orderNumber, returnId: open.id } })
    must(
      withdrawReturn,
      returns.find(({ id }) => id === open.id)?.state === 'withdrawn',
      'the return is still open',
    )
  },
}

async function findReturnable(call: Call) {
  const { orders } = await call(listArchivedOrders, { body: {} })
  for (const { orderNumber } of orders) {
    const { products } = await call(readOrder, { body: { orderNumber } })
    const line = products.find(({ returnableQuantity }) => returnableQuantity > 0)
    if (line) return { orderNumber, productExternalId: line.productExternalId }
  }
  return undefined
}
