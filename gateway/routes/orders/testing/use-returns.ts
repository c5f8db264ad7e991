import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { NOW } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { acceptDeskReturn, moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'
import { createReturn } from '@/lib/gateway/contracts/orders/returns'

const FILTER_ID = '00-10000001'

type Reason = 'unsuitable' | 'unneeded' | 'wrong' | 'damaged' | 'defect'
type Shop = { db: () => Database; open: () => Promise<unknown> }

/** Orders that a buyer has received, of which a part may come back; each test has another buyer and begins at one time. */
export function useReturns({ db, open }: Shop) {
  let now = NOW
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  let key = 0

  beforeAll(async () => {
    gateway = await createTestGateway(db(), {
      now: () => now,
      orderDesk: { email: 'counter@example.com', hasWebhook: true },
    })
    manager = await signedIn(gateway, { permissions: ['moderator_type_permission'], name: 'Мария' })
    return () => gateway.close()
  })
  beforeEach(async () => {
    now = NOW
    await open()
    buyer = await createBuyer(gateway)
  })

  const nextKey = () => `key ${(key += 1)}`
  const read = async (orderNumber: string) => (await buyer.call(readOrder, { body: { orderNumber } })).body
  const versionOf = async (orderNumber: string) =>
    (await manager.call(readDeskOrder, { body: { orderNumber } })).body.version

  /** An order that the buyer has received. */
  async function receive(overrides: Parameters<Buyer['order']>[0] = {}, { isPaid = false } = {}) {
    const { status, body } = await buyer.order(overrides)
    expect(status).toBe(200)
    const { orderNumber } = body
    if (isPaid) await payOnline(orderNumber)
    const { products } = await read(orderNumber)
    const moved = await manager.call(moveDeskOrder, {
      body: {
        orderNumber,
        version: await versionOf(orderNumber),
        idempotencyKey: nextKey(),
        products: products.map(({ productExternalId }) => ({ productExternalId, status: 'issued' as const })),
      },
    })
    expect(moved.status).toBe(200)
    return orderNumber
  }

  async function payOnline(number: string) {
    const [order] = await db().select().from(orders).where(eq(orders.number, number))
    const amount = order?.total ?? 0
    await db()
      .update(orders)
      .set({ paidTotal: amount, isPaymentOnline: true })
      .where(eq(orders.number, number))
    await db().insert(payments).values({
      orderId: order?.id,
      status: 'succeeded',
      amount,
      provider: 'test',
      providerReference: number,
    })
  }

  const request = (
    orderNumber: string,
    quantity: number,
    wish: { reason?: Reason; id?: string; idempotencyKey?: string } = {},
  ) => {
    const { reason = 'unneeded', id = FILTER_ID, idempotencyKey = nextKey() } = wish
    return buyer.call(createReturn, {
      body: { orderNumber, idempotencyKey, products: [{ productExternalId: id, quantity, reason }] },
    })
  }

  async function accept(
    orderNumber: string,
    quantity: number,
    wish: { returnId?: number; isFit?: boolean; withDelivery?: boolean; id?: string; version?: number } = {},
  ) {
    const { returnId = null, isFit = true, withDelivery = false, id = FILTER_ID } = wish
    const version = wish.version ?? (await versionOf(orderNumber))
    return manager.call(acceptDeskReturn, {
      body: {
        orderNumber,
        version,
        idempotencyKey: nextKey(),
        returnId,
        withDelivery,
        products: [{ productExternalId: id, quantity, isFit }],
      },
    })
  }

  const refundsOf = async (number: string) =>
    db()
      .select({ amount: refunds.amount, status: refunds.status, paymentId: refunds.paymentId })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.number, number))

  return {
    gateway: () => gateway,
    buyer: () => buyer,
    manager: () => manager,
    setNow: (moment: Date) => {
      now = moment
    },
    nextKey,
    read,
    versionOf,
    receive,
    request,
    accept,
    refundsOf,
  }
}
