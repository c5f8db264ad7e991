import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { recordOutsidePayment } from '@/gateway/services/payments/record-outside-payment'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { settleRefund } from '@/gateway/services/payments/settle-refund'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { bank, describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { acceptDeskReturn, moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import {
  cancelOrderProducts,
  changeOrderPayment,
  payOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'
import { createReturn, withdrawReturn } from '@/lib/gateway/contracts/orders/returns'

const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'
const FILTER_KOPECKS = 39_000
const PADS_KOPECKS = 230_000
const TOTAL = 2 * FILTER_KOPECKS + PADS_KOPECKS

const statusesOf = (responses: readonly { status: number }[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b)

describeOrders('the money of an order that several reach for at once', ({ db, open }) => {
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  let other: SignedIn
  let key = 0

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW, payments: bank })
    manager = await signedIn(gateway, { permissions: ['moderator_type_permission'], name: 'Мария' })
    other = await signedIn(gateway, { isAdmin: true, name: 'Олег' })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway)
  })

  const nextKey = () => `key ${(key += 1)}`
  const settle = (reference: string) => settlePayment(gateway.deps, reference, 'succeeded')
  const versionOf = async (orderNumber: string) =>
    (await manager.call(readDeskOrder, { body: { orderNumber } })).body.version

  /** Two filters and the brake pads, to be paid online. */
  async function place() {
    await buyer.put({ ...FILTER, quantity: 2 }, PADS)
    const { status, body } = await buyer.order({ orderPayment: { paymentExternalId: 'online' } })
    expect(status).toBe(200)
    return body.orderNumber
  }

  async function beginToPay(orderNumber: string) {
    const { body } = await buyer.call(payOrder, { body: { orderNumber } })
    return body.paymentUrl?.split('/').at(-1) ?? ''
  }

  async function placePaid() {
    const number = await place()
    expect(await settle(await beginToPay(number))).toBe(true)
    return number
  }

  const cancel = (orderNumber: string, ...products: { productExternalId: string; quantity?: number }[]) =>
    buyer.call(cancelOrderProducts, { body: { orderNumber, products } })
  const move = (
    by: SignedIn,
    orderNumber: string,
    version: number,
    [productExternalId, status]: [string, 'issued' | 'refused'],
    idempotencyKey = nextKey(),
  ) =>
    by.call(moveDeskOrder, {
      body: { orderNumber, version, idempotencyKey, products: [{ productExternalId, status }] },
    })
  const accept = (orderNumber: string, version: number, returnId: number | null = null) =>
    manager.call(acceptDeskReturn, {
      body: {
        orderNumber,
        version,
        idempotencyKey: nextKey(),
        returnId,
        products: [{ productExternalId: FILTER_ID, quantity: 1, isFit: true }],
      },
    })

  /** A paid order whose filters the buyer has. */
  async function receiveFilters() {
    const number = await placePaid()
    const moved = await move(manager, number, await versionOf(number), [FILTER_ID, 'issued'])
    expect(moved.status).toBe(200)
    return number
  }

  /** Kopecks: what came, what is on its way back, and what the order says of both. */
  async function moneyOf(number: string) {
    const [order] = await db().select().from(orders).where(eq(orders.number, number))
    const ofOrder = order?.id ?? ''
    const paid = await db()
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, ofOrder), eq(payments.status, 'succeeded')))
    const back = await db().select().from(refunds).where(eq(refunds.orderId, ofOrder))
    for (const { id, amount } of paid) {
      const ofPayment = back.filter(({ paymentId }) => paymentId === id)
      expect(ofPayment.reduce((sum, refund) => sum + refund.amount, 0)).toBeLessThanOrEqual(amount)
    }
    return {
      came: paid.reduce((sum, { amount }) => sum + amount, 0),
      back: back.reduce((sum, { amount }) => sum + amount, 0),
      kept: order?.paidTotal,
      total: order?.total,
    }
  }

  it.each([
    ['one piece', [{ productExternalId: FILTER_ID, quantity: 1 }], FILTER_KOPECKS],
    ['everything', [{ productExternalId: FILTER_ID }, { productExternalId: PADS_ID }], TOTAL],
  ])('goes back when the bank says that it came while the buyer calls off %s', async (_, products, back) => {
    const number = await place()
    const reference = await beginToPay(number)
    const [isKnown, called] = await Promise.all([
      settle(reference),
      cancel(number, ...products),
      settle(reference),
    ])
    expect([isKnown, called.status]).toEqual([true, 200])
    expect(await moneyOf(number)).toEqual({ came: TOTAL, back, kept: TOTAL - back, total: TOTAL - back })
  })

  it('that came twice goes back once, with what is called off meanwhile', async () => {
    const number = await place()
    const references = [await beginToPay(number), await beginToPay(number)]
    await Promise.all([
      ...references.map(settle),
      cancel(number, { productExternalId: PADS_ID }),
      ...references.map(settle),
    ])
    const left = 2 * FILTER_KOPECKS
    expect(await moneyOf(number)).toEqual({
      came: 2 * TOTAL,
      back: 2 * TOTAL - left,
      kept: left,
      total: left,
    })
  })

  it('goes back once when two managers refuse a line, and when one of them presses twice', async () => {
    const number = await placePaid()
    const version = await versionOf(number)
    const again = nextKey()
    const responses = await Promise.all([
      move(manager, number, version, [PADS_ID, 'refused'], again),
      move(other, number, version, [PADS_ID, 'refused']),
      move(manager, number, version, [PADS_ID, 'refused'], again),
    ])
    expect(statusesOf(responses)).toContain(409)
    const left = 2 * FILTER_KOPECKS
    expect(await moneyOf(number)).toEqual({ came: TOTAL, back: PADS_KOPECKS, kept: left, total: left })
  })

  it('of a return and of a refused line goes back whole, whichever manager is told to look again', async () => {
    const number = await receiveFilters()
    const version = await versionOf(number)
    const responses = await Promise.all([
      accept(number, version),
      move(other, number, version, [PADS_ID, 'refused']),
    ])
    expect(statusesOf(responses)).toEqual([200, 409])
    const [taken, refused] = responses
    if (taken.status === 409) expect((await accept(number, await versionOf(number))).status).toBe(200)
    if (refused.status === 409) {
      const later = await move(other, number, await versionOf(number), [PADS_ID, 'refused'])
      expect(later.status).toBe(200)
    }
    const back = FILTER_KOPECKS + PADS_KOPECKS
    expect(await moneyOf(number)).toEqual({ came: TOTAL, back, kept: TOTAL - back, total: TOTAL - back })
  })

  it('of a return and of what the buyer calls off meanwhile goes back once', async () => {
    const number = await receiveFilters()
    const version = await versionOf(number)
    const [taken, called] = await Promise.all([
      accept(number, version),
      cancel(number, { productExternalId: PADS_ID }),
    ])
    expect(called.status).toBe(200)
    expect([200, 409]).toContain(taken.status)
    const back = PADS_KOPECKS + (taken.status === 200 ? FILTER_KOPECKS : 0)
    expect(await moneyOf(number)).toEqual({ came: TOTAL, back, kept: TOTAL - back, total: TOTAL - back })
  })

  it('of a return is not in two refunds while the bank says that an earlier one is done', async () => {
    const number = await receiveFilters()
    await move(manager, number, await versionOf(number), [PADS_ID, 'refused'])
    const [order] = await db().select().from(orders).where(eq(orders.number, number))
    const [refund] = await db()
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order?.id ?? ''))
    const version = await versionOf(number)
    await Promise.all([
      accept(number, version),
      accept(number, version),
      settleRefund(gateway.deps, refund?.reference ?? '', 'done'),
      settleRefund(gateway.deps, refund?.reference ?? '', 'done'),
    ])
    const { came, back, kept, total } = await moneyOf(number)
    expect([PADS_KOPECKS, PADS_KOPECKS + FILTER_KOPECKS]).toContain(back)
    expect({ came, kept, total }).toEqual({ came: TOTAL, kept: TOTAL - back, total: TOTAL - back })
  })

  it('that the bank sends back keeps no manager from the next step', async () => {
    const number = await placePaid()
    const refused = await move(manager, number, await versionOf(number), [PADS_ID, 'refused'])
    const [order] = await db().select().from(orders).where(eq(orders.number, number))
    const [refund] = await db()
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order?.id ?? ''))
    for (const state of ['failed', 'done'] as const)
      expect(await settleRefund(gateway.deps, refund?.reference ?? '', state)).toBe(true)
    expect((await move(manager, number, refused.body.version, [FILTER_ID, 'issued'])).status).toBe(200)
  })

  it('counts once when the bank says that it came while the buyer turns to cash and a manager hands products over', async () => {
    const number = await place()
    const reference = await beginToPay(number)
    const version = await versionOf(number)
    const [isKnown, changed, , again] = await Promise.all([
      settle(reference),
      buyer.call(changeOrderPayment, { body: { orderNumber: number, paymentExternalId: 'cash' } }),
      move(manager, number, version, [FILTER_ID, 'issued']),
      settle(reference),
    ])
    expect([isKnown, again]).toEqual([true, true])
    expect([200, 409]).toContain(changed.status)
    expect(await moneyOf(number)).toEqual({ came: TOTAL, back: 0, kept: TOTAL, total: TOTAL })
  })

  it('goes back when the books have noted it already, whoever was quicker', async () => {
    const number = await place()
    const reference = await beginToPay(number)
    const [isNoted, , isNotedByAnother] = await Promise.all([
      recordOutsidePayment(gateway.deps, number),
      settle(reference),
      recordOutsidePayment(gateway.deps, number),
    ])
    expect(isNoted && isNotedByAnother).toBe(false)
    const back = isNoted || isNotedByAnother ? TOTAL : 0
    expect(await moneyOf(number)).toEqual({ came: TOTAL, back, kept: TOTAL, total: TOTAL })
  })

  it('of a return stays with the shop when its buyer is quicker to withdraw it', async () => {
    const number = await receiveFilters()
    const ask = (idempotencyKey: string) =>
      buyer.call(createReturn, {
        body: {
          orderNumber: number,
          idempotencyKey,
          products: [{ productExternalId: FILTER_ID, quantity: 2, reason: 'unneeded' }],
        },
      })
    expect(statusesOf(await Promise.all([ask(nextKey()), ask(nextKey())]))).toEqual([200, 409])
    const { returns } = (await buyer.call(readOrder, { body: { orderNumber: number } })).body
    const returnId = returns[0]?.id ?? 0
    const version = await versionOf(number)
    const [taken, withdrawn] = await Promise.all([
      accept(number, version, returnId),
      buyer.call(withdrawReturn, { body: { orderNumber: number, returnId } }),
    ])
    expect(statusesOf([taken, withdrawn])).toEqual([200, 409])
    const back = taken.status === 200 ? FILTER_KOPECKS : 0
    expect(await moneyOf(number)).toEqual({ came: TOTAL, back, kept: TOTAL - back, total: TOTAL - back })
  })
})
