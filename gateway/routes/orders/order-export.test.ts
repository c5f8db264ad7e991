import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER, NOW, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { moscowStamp } from '@/gateway/services/delivery/moscow-time'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { exportOrders, exportOrdersCsv } from '@/lib/gateway/contracts/orders/order-export'
import { moveOrder } from '@/lib/gateway/contracts/orders/order-moves'

const KEY = 'key-of-the-books'
const OWNER = { authorization: `Bearer ${KEY}` }

describeOrders('orders as a system of the owner reads them', ({ db, open, setOffer }) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW, ordersKey: KEY })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway, { name: '=Василиса' })
  })

  type Query = Parameters<typeof callGateway<typeof exportOrders>>[2]['query']
  const read = async (query: Query) => (await callGateway(gateway, exportOrders, { query }, OWNER)).body
  const place = async (quantity = 1) => {
    await buyer.put({ ...FILTER, quantity }, PADS)
    const { status, body } = await buyer.order({ name: '=Василиса' })
    expect(status).toBe(200)
    return body.orderNumber
  }
  const cursorNow = async () => {
    let page = await read({})
    while (page.hasMore) page = await read({ cursor: page.next })
    return page.next
  }

  it('is closed to everyone without the key', async () => {
    for (const operation of [exportOrders, exportOrdersCsv]) {
      expect((await callGateway(gateway, operation, {}, buyer.headers)).status).toBe(401)
      expect((await callGateway(gateway, operation, {}, { authorization: 'Bearer x' })).status).toBe(401)
    }
  })

  it('reads each changed order once, and once more when it changes on the way', async () => {
    const cursor = await cursorNow()
    expect(await read({ cursor })).toEqual({ orders: [], next: cursor, hasMore: false })
    const numbers = [await place(), await place(), await place()]
    const first = await read({ cursor, limit: 2 })
    expect(first.orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers.slice(0, 2))
    expect(first.hasMore).toBe(true)
    const body = { orderNumber: numbers[0] ?? '', status: 'in_work' as const }
    expect((await callGateway(gateway, moveOrder, { body }, OWNER)).status).toBe(200)
    const rest = await read({ cursor: first.next })
    expect(rest.orders.map(({ orderNumber, status }) => [orderNumber, status.code])).toEqual([
      [numbers[2], 'accepted'],
      [numbers[0], 'in_work'],
    ])
    expect((await read({ cursor: rest.next })).orders).toEqual([])
  })

  it('tells lines, sums and the buyer', async () => {
    const cursor = await cursorNow()
    const orderNumber = await place()
    const [order] = (await read({ cursor })).orders
    expect(order).toMatchObject({
      orderNumber,
      buyer: { name: '=Василиса', isCompany: false },
      products: [
        { productExternalId: '00-10000006-101', quantity: 1, total: 2300 },
        { productExternalId: '00-10000001', quantity: 1, total: 390, status: { code: 'accepted' } },
      ],
      total: 2690,
      paid: 0,
      payments: [],
      refunds: [],
      returns: [],
    })
  })

  it('counts a refused line as nothing', async () => {
    const cursor = await cursorNow()
    const orderNumber = await place()
    const products = [{ productExternalId: '00-10000006-101', status: 'refused' as const }]
    expect((await callGateway(gateway, moveOrder, { body: { orderNumber, products } }, OWNER)).status).toBe(
      200,
    )
    const [order] = (await read({ cursor })).orders
    expect(order).toMatchObject({
      total: 390,
      products: [{ total: 0, status: { code: 'refused' } }, { total: 390 }],
    })
  })

  it('tells what a refusal of pieces has left, to the kopeck, in both files', async () => {
    await setOffer(1, OWN, { price: 110 })
    await setOffer(1, SHOP, { price: 110 })
    const cursor = await cursorNow()
    const orderNumber = await place(4)
    const refusal = {
      productExternalId: '00-10000001',
      status: 'refused' as const,
      quantity: 1,
      reason: 'Брак',
    }
    const body = { orderNumber, products: [refusal] }
    expect((await callGateway(gateway, moveOrder, { body }, OWNER)).status).toBe(200)
    const [order] = (await read({ cursor })).orders
    expect(order).toMatchObject({
      total: 2303.3,
      products: [
        { total: 2300 },
        {
          quantity: 4,
          cancelledQuantity: 1,
          refusedQuantity: 1,
          refusedReason: 'Брак',
          total: 3.3,
          status: { code: 'accepted' },
        },
      ],
    })
    const { response } = await callGateway(gateway, exportOrdersCsv, { query: { cursor } }, OWNER)
    expect((await response.text()).trimEnd().split('\n').at(-1)).toContain(
      ';4;1;1;0;1,10;3,30;Принят;0,00;2303,30;0,00;0,00',
    )
  })

  it('begins at a moment', async () => {
    const orderNumber = await place()
    const since = new Date(NOW.getTime() - 1000).toISOString()
    const later = new Date(NOW.getTime() + 1000).toISOString()
    expect((await read({ since })).orders.map((order) => order.orderNumber)).toContain(orderNumber)
    expect((await read({ since: later })).orders).toEqual([])
    for (const query of [{ since: 'вчера' }, { cursor: '-1' }, { limit: 1000 }])
      expect((await callGateway(gateway, exportOrders, { query }, OWNER)).status).toBe(422)
  })

  it('writes a sheet in which no name is a formula', async () => {
    const cursor = await cursorNow()
    const orderNumber = await place()
    const { response } = await callGateway(gateway, exportOrdersCsv, { query: { cursor } }, OWNER)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    const [head, ...rows] = text.trimEnd().split('\n')
    expect(head).toMatch(/^\uFEFFНомер заказа;Создан;/)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toContain(";'=Василиса;")
    expect(rows[0]).toContain(`${orderNumber};`)
    expect(rows[0]).toContain(';2300,00;')
    // A sheet knows nothing of zones: its days are those of the shop.
    expect(rows[0]).toContain(`;${moscowStamp(NOW)};`)
    expect(response.headers.get('x-next-cursor')).toMatch(/^\d+$/)
    expect(response.headers.get('x-has-more')).toBe('false')
  })
})
