import { beforeEach, expect, it } from 'vitest'
import type { Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER } from '@/gateway/test-support/order-desk'
import { cancelOrderProducts, readOrder } from '@/lib/gateway/contracts/orders/orders'

/** Sells in pairs. */
const SLOW = 102
const PAIRS = { ...FILTER, supplierId: SLOW }
const PAIRS_ID = `00-10000001-${SLOW}`

describeOrders('goods that a vendor sells in packs', ({ open, setOffer, stockOf }) => {
  let buyer: Buyer
  let orderNumber: string
  beforeEach(async () => {
    await setOffer(1, SLOW, { quantity: 100 })
    buyer = await open()
    await buyer.put({ ...PAIRS, quantity: 6 })
    ;({ orderNumber } = (await buyer.order()).body)
  })

  const cancel = (quantity?: number) =>
    buyer.call(cancelOrderProducts, {
      body: { orderNumber, products: [{ productExternalId: PAIRS_ID, quantity }] },
    })

  it('say in the order how many pieces a pack holds', async () => {
    const { products } = (await buyer.call(readOrder, { body: { orderNumber } })).body
    expect(products).toMatchObject([{ quantity: 6, cancellableQuantity: 6, multiplicity: 2 }])
  })

  it.each([
    [1, '2.'],
    [3, '2 или 4.'],
    [5, '4 или 6.'],
  ])('are not called off by %i pieces, which would break a pack', async (quantity, advice) => {
    expect(await cancel(quantity)).toMatchObject({
      status: 422,
      body: { message: `Товар Knecht OC 90 продаётся по 2 шт., отменить можно ${advice}` },
    })
    expect(await stockOf(1)).toMatchObject({ [SLOW]: 94 })
  })

  it('are called off pack by pack, and as a whole', async () => {
    expect((await cancel(2)).body.products).toMatchObject([{ quantity: 4, cancellableQuantity: 4 }])
    expect((await cancel()).body).toMatchObject({ totalPrice: 0, status: { code: 'cancelled' } })
    expect(await stockOf(1)).toMatchObject({ [SLOW]: 100 })
  })

  it('are called off once for a key, though the answer was lost and it is asked again', async () => {
    const products = [{ productExternalId: PAIRS_ID, quantity: 2 }]
    const body = { orderNumber, products, idempotencyKey: `two of ${orderNumber}` }
    for (const _ of ['lost', 'again']) {
      const called = await buyer.call(cancelOrderProducts, { body })
      expect(called).toMatchObject({ status: 200, body: { products: [{ cancellableQuantity: 4 }] } })
    }
    const whole = { ...body, products: [{ productExternalId: PAIRS_ID }] }
    expect((await buyer.call(cancelOrderProducts, { body: whole })).status).toBe(409)
    expect(await stockOf(1)).toMatchObject({ [SLOW]: 96 })
  })
})
