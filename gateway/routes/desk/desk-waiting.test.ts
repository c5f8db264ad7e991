import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { orders } from '@/gateway/db/schema/orders'
import { orderReturns } from '@/gateway/db/schema/returns'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { countDeskWaiting } from '@/lib/gateway/contracts/desk/waiting'
import { cancelOrderProducts } from '@/lib/gateway/contracts/orders/orders'

const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'

describeOrders('the desk', ({ db, open }) => {
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn

  beforeAll(async () => {
    gateway = await createTestGateway(db(), {
      now: () => NOW,
      siteUrl: 'https://shop.example',
      orderDesk: { email: 'counter@example.com', hasWebhook: true },
    })
    manager = await signedIn(gateway, { permissions: ['moderator_type_permission'], name: 'Мария' })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway)
  })

  async function place() {
    await buyer.put({ ...FILTER, quantity: 2 }, PADS)
    const { status, body } = await buyer.order()
    expect(status).toBe(200)
    return body.orderNumber
  }

  async function move(
    orderNumber: string,
    ...products: { productExternalId: string; status: 'in_work' | 'refused'; reason?: string }[]
  ) {
    const { version } = (await manager.call(readDeskOrder, { body: { orderNumber } })).body
    const idempotencyKey = `${orderNumber} ${version}`
    await manager.call(moveDeskOrder, { body: { orderNumber, version, products, idempotencyKey } })
  }

  it('counts what waits for it, for the staff alone', async () => {
    const waiting = async () => (await manager.call(countDeskWaiting, { body: {} })).body
    const before = await waiting()
    const orderNumber = await place()
    expect(await waiting()).toEqual({ ...before, orders: before.orders + 1 })
    const products = [FILTER_ID, PADS_ID].map((productExternalId) => ({
      productExternalId,
      status: 'in_work' as const,
    }))
    await move(orderNumber, ...products)
    expect(await waiting()).toEqual(before)
    const [order] = await db().select().from(orders).where(eq(orders.number, orderNumber))
    await db()
      .insert(orderReturns)
      .values({ orderId: order?.id ?? '' })
    expect(await waiting()).toEqual({ ...before, orders: before.orders + 1 })
    await db().update(orders).set({ status: 'accepted' }).where(eq(orders.number, orderNumber))
    expect(await waiting()).toEqual({ ...before, orders: before.orders + 1 })
    expect((await buyer.call(countDeskWaiting, { body: {} })).status).toBe(403)
  })

  it('hears of what a buyer calls off, a part and then the rest, and not of what it refuses itself', async () => {
    const orderNumber = await place()
    const [row] = await db().select().from(orders).where(eq(orders.number, orderNumber))
    const cancel = async (productExternalId: string, quantity?: number) =>
      buyer.call(cancelOrderProducts, {
        body: {
          orderNumber,
          reason: 'Нашёл дешевле',
          idempotencyKey: `${productExternalId} ${quantity}`,
          products: [{ productExternalId, ...(quantity && { quantity }) }],
        },
      })
    expect((await cancel(FILTER_ID, 1)).status).toBe(200)
    await cancel(FILTER_ID, 1)
    await move(orderNumber, {
      productExternalId: PADS_ID,
      status: 'refused',
      reason: 'Нет',
    })
    expect((await cancel(FILTER_ID)).status).toBe(200)
    const messages = (
      await db().select().from(outboxMessages).where(eq(outboxMessages.kind, 'cancellation-announced'))
    ).filter(({ subject }) => subject.endsWith(`№ ${orderNumber}`))
    expect(messages.map(({ channel, subject }) => [channel, subject])).toEqual([
      ['email', `Покупатель отменил часть заказа № ${orderNumber}`],
      ['webhook', `Покупатель отменил часть заказа № ${orderNumber}`],
      ['email', `Покупатель отменил заказ № ${orderNumber}`],
      ['webhook', `Покупатель отменил заказ № ${orderNumber}`],
    ])
    for (const { text, html } of messages) {
      expect(text).toContain('Нашёл дешевле')
      expect(html).toContain(`href="tel:+${row?.phone}"`)
      expect(html).toContain(`href="https://shop.example/arus_elements/orders/${orderNumber}"`)
    }
  })
})
