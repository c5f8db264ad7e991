import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { orderLines, orders, payments, refunds } from '@/gateway/db/schema/orders'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { orderReturnLines } from '@/gateway/db/schema/returns'
import { eraseReturns } from '@/gateway/services/accounts/erase/erase-returns'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { COURIER, describeOrders, FILTER, NOW, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { findBonusCard, listBonusOperations } from '@/lib/gateway/contracts/accounts/loyalty'
import {
  acceptDeskReturn,
  decideDeskReturn,
  listDeskOrders,
  moveDeskOrder,
  readDeskOrder,
  readDeskReturnPhoto,
} from '@/lib/gateway/contracts/desk/orders'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'
import { addReturnPhoto, createReturn, withdrawReturn } from '@/lib/gateway/contracts/orders/returns'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'
const DAY_MS = 86_400_000

type Reason = 'unsuitable' | 'unneeded' | 'wrong' | 'damaged' | 'defect'

describeOrders('a return', ({ db, open, stockOf }) => {
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

  it('is requested for issued pieces alone, each of them once, and the staff hears of it', async () => {
    await buyer.put({ ...FILTER, quantity: 3 })
    const { body } = await buyer.order()
    expect((await read(body.orderNumber)).products[0]).toMatchObject({ returnableQuantity: 0 })
    expect((await request(body.orderNumber, 1)).status).toBe(409)

    await buyer.put({ ...FILTER, quantity: 3 })
    const number = await receive()
    expect((await read(number)).products[0]).toMatchObject({
      returnableQuantity: 3,
      returnUntil: '2026-03-08T20:59:00.000Z',
    })
    const idempotencyKey = nextKey()
    const first = await request(number, 2, { idempotencyKey })
    expect(first.status).toBe(200)
    expect(first.body.returns).toMatchObject([
      { state: 'requested', products: [{ productExternalId: FILTER_ID, quantity: 2, reason: 'unneeded' }] },
    ])
    expect((await request(number, 2, { idempotencyKey })).body.returns).toHaveLength(1)
    expect(first.body.products[0]).toMatchObject({ returnableQuantity: 1 })
    expect((await request(number, 2)).status).toBe(409)
    const notified = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.kind, 'return-announced'))
    const own = notified.filter(({ subject }) => subject === `Возврат по заказу № ${number}`)
    expect(own.map(({ channel }) => channel)).toEqual(['email', 'webhook'])
    const list = (await manager.call(listDeskOrders, { body: { state: 'returns', search: number } })).body
    expect(list.orders.map(({ orderNumber }) => orderNumber)).toEqual([number])
    expect(list.counts.returns).toBe(1)
  })

  it('without a fault has its term and its offers, a fault has neither', async () => {
    await buyer.put(FILTER, PADS)
    const number = await receive()
    await db().update(orderLines).set({ returnable: false }).where(eq(orderLines.productExternalId, PADS_ID))
    expect((await request(number, 1, { id: PADS_ID })).status).toBe(409)
    expect((await request(number, 1, { id: PADS_ID, reason: 'defect' })).status).toBe(200)
    now = new Date(NOW.getTime() + 7 * DAY_MS)
    expect((await read(number)).products.map(({ returnUntil }) => returnUntil !== null)).toContain(true)
    now = new Date(NOW.getTime() + 8 * DAY_MS)
    expect((await request(number, 1)).status).toBe(409)
    expect((await request(number, 1, { reason: 'damaged' })).status).toBe(200)
  })

  it('of others is unknown, and is taken back by its buyer until it is decided', async () => {
    await buyer.put({ ...FILTER, quantity: 2 })
    const number = await receive()
    const returnId = (await request(number, 2)).body.returns[0]?.id ?? 0
    const stranger = await createBuyer(gateway)
    const body = { orderNumber: number, returnId }
    expect((await stranger.call(withdrawReturn, { body })).status).toBe(404)
    expect((await buyer.call(withdrawReturn, { body: { ...body, returnId: returnId + 1000 } })).status).toBe(
      404,
    )
    const withdrawn = await buyer.call(withdrawReturn, { body })
    expect(withdrawn.body.returns[0]).toMatchObject({ state: 'withdrawn' })
    expect(withdrawn.body.products[0]).toMatchObject({ returnableQuantity: 2 })
    expect((await buyer.call(withdrawReturn, { body })).status).toBe(200)
    expect((await accept(number, 1, { returnId })).status).toBe(409)
  })

  it('gives a part of the money back the way it came, and what is fit to stock', async () => {
    await buyer.put({ ...FILTER, quantity: 3 })
    const number = await receive({}, { isPaid: true })
    const left = await stockOf(1)
    const returnId = (await request(number, 2)).body.returns[0]?.id ?? 0
    const taken = await accept(number, 2, { returnId })
    expect(taken.status).toBe(200)
    expect(taken.body).toMatchObject({ totalPrice: 390, paid: 390, status: { code: 'issued' } })
    expect(taken.body.returns[0]).toMatchObject({ state: 'accepted', refunded: 780 })
    expect(taken.body.products[0]).toMatchObject({ quantity: 1, returnedQuantity: 2, acceptableQuantity: 1 })
    expect(await refundsOf(number)).toMatchObject([{ amount: 78_000, status: 'pending' }])
    const after = await stockOf(1)
    expect((after[OWN] ?? 0) + (after[SHOP] ?? 0)).toBe((left[OWN] ?? 0) + (left[SHOP] ?? 0) + 2)

    const rest = await accept(number, 1, { isFit: false })
    expect(rest.body).toMatchObject({ totalPrice: 0, status: { code: 'returned', isFinal: true } })
    expect(await stockOf(1)).toEqual(after)
    expect((await accept(number, 1)).status).toBe(409)
    const lines = await db().select().from(orderReturnLines).orderBy(orderReturnLines.returnId)
    expect(lines.slice(-2)).toMatchObject([
      { acceptedQuantity: 2, isFit: true },
      { acceptedQuantity: 1, isFit: false },
    ])
  })

  it('of an order paid at the counter is paid from the till, and the delivery only when the shop says so', async () => {
    await buyer.put(FILTER)
    const stored = await receive({ delivery: COURIER })
    const fee = (await read(stored)).deliveryPrice
    expect(fee).toBeGreaterThan(0)
    expect((await accept(stored, 1)).body).toMatchObject({ totalPrice: fee, isBillable: false })
    expect(await refundsOf(stored)).toEqual([{ amount: 39_000, status: 'done', paymentId: null }])

    await buyer.put(FILTER)
    const whole = await receive({ delivery: COURIER })
    expect((await accept(whole, 1, { withDelivery: true })).body.totalPrice).toBe(0)
    expect(await refundsOf(whole)).toMatchObject([{ amount: 39_000 + fee * 100 }])
  })

  it('returns the bonuses that paid it and takes back those it earned, as a debt when they are spent', async () => {
    const bonusCardNumber = await buyer.joinClub(500)
    const card = async () => (await buyer.call(findBonusCard, {})).body.balance
    await buyer.put({ ...FILTER, quantity: 2 }, PADS)
    const number = await receive({ bonusCardNumber, writeoffBonuses: 300 })
    const { total } = await read(number)
    const earned = total.totalReward
    expect(earned).toBeGreaterThan(0)
    expect(await card()).toBe(200 + earned)
    await accept(number, 1, { id: PADS_ID, isFit: false })
    const half = await read(number)
    expect(half.total.totalWriteoff).toBeLessThan(300)
    expect(await card()).toBe(200 + (300 - half.total.totalWriteoff) + half.total.totalReward)

    await buyer.put({ ...FILTER, quantity: 1 })
    await buyer.order({ bonusCardNumber, writeoffBonuses: 200 })
    const before = await card()
    await accept(number, 2)
    expect((await read(number)).total).toMatchObject({ totalWriteoff: 0, totalReward: 0 })
    expect(await card()).toBe(before + half.total.totalWriteoff - half.total.totalReward)
    const { items } = (await buyer.call(listBonusOperations, { body: {} })).body
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(await card())
  })

  it('leaves a debt of bonuses, which later ones pay', async () => {
    const bonusCardNumber = await buyer.joinClub(0)
    const card = async () => (await buyer.call(findBonusCard, {})).body.balance
    await buyer.put(PADS)
    const first = await receive()
    const earned = await card()
    expect(earned).toBeGreaterThan(0)
    await buyer.put({ ...FILTER, quantity: 4 })
    const second = (await buyer.order({ bonusCardNumber, writeoffBonuses: earned })).body.orderNumber
    expect(await card()).toBe(0)
    await accept(first, 1, { id: PADS_ID })
    expect(await card()).toBe(0)
    const products = (await read(second)).products.map(({ productExternalId }) => productExternalId)
    await manager.call(moveDeskOrder, {
      body: {
        orderNumber: second,
        version: await versionOf(second),
        idempotencyKey: nextKey(),
        products: products.map((productExternalId) => ({ productExternalId, status: 'issued' as const })),
      },
    })
    const { totalReward } = (await read(second)).total
    expect(await card()).toBe(Math.max(0, totalReward - earned))
    await accept(second, 4)
    expect(await card()).toBe(0)
  })

  it('is agreed to or refused by the staff with a reason that the buyer reads', async () => {
    await buyer.put({ ...FILTER, quantity: 2 })
    const number = await receive()
    const returnId = (await request(number, 1)).body.returns[0]?.id ?? 0
    const decide = async (decision: 'approve' | 'refuse', answer: string, version?: number) =>
      manager.call(decideDeskReturn, {
        body: {
          orderNumber: number,
          returnId,
          decision,
          answer,
          idempotencyKey: nextKey(),
          version: version ?? (await versionOf(number)),
        },
      })
    expect((await decide('refuse', ' ')).status).toBe(422)
    expect((await decide('approve', 'Приносите', 0)).status).toBe(409)
    expect((await decide('approve', 'Приносите')).status).toBe(200)
    expect((await read(number)).returns[0]).toMatchObject({ state: 'approved', answer: 'Приносите' })
    expect((await decide('approve', '')).status).toBe(409)
    expect((await decide('refuse', 'Следы установки')).status).toBe(200)
    expect((await read(number)).returns[0]).toMatchObject({ state: 'refused', answer: 'Следы установки' })
    expect((await decide('refuse', 'Ещё раз')).status).toBe(409)
    const letters = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.kind, 'return-decided'))
      .orderBy(outboxMessages.id)
    const own = letters.filter(({ subject }) => subject.includes(number))
    expect(own.map(({ subject }) => subject.split(': ')[1])).toEqual([
      'возврат согласован',
      'в возврате отказано',
    ])
    expect(own[1]?.text).toContain('Следы установки')
  })

  it('is accepted once when two managers press at once', async () => {
    await buyer.put({ ...FILTER, quantity: 2 })
    const number = await receive({}, { isPaid: true })
    const version = await versionOf(number)
    const answers = await Promise.all([accept(number, 2, { version }), accept(number, 2, { version })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await refundsOf(number)).toMatchObject([{ amount: 78_000 }])
  })

  it('shows its photos to the staff alone, drawn anew, and loses them with the account', async () => {
    await buyer.put(FILTER)
    const number = await receive()
    const returnId = (await request(number, 1, { reason: 'damaged' })).body.returns[0]?.id ?? 0
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
    const add = async (photo: File) => {
      const form = new FormData()
      form.set('orderNumber', number)
      form.set('returnId', String(returnId))
      form.set('photo', photo)
      const { headers } = buyer
      return gateway.app.request(`/gw${addReturnPhoto.path}`, { method: 'POST', headers, body: form })
    }
    expect((await add(new File(['no picture'], 'a.png'))).status).toBe(422)
    const file = new File([new Uint8Array(picture)], 'box.png')
    expect((await add(file)).status).toBe(200)
    const photoId = (await read(number)).returns[0]?.photos[0] ?? 0
    for (let more = 1; more < 5; more += 1) expect((await add(file)).status).toBe(200)
    expect((await add(file)).status).toBe(409)
    const shown = await gateway.app.request(`/gw${readDeskReturnPhoto.path}`, {
      method: 'POST',
      headers: { ...manager.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ photoId }),
    })
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 40,
    })
    expect((await buyer.call(readDeskReturnPhoto, { body: { photoId } })).status).toBe(403)
    const dropFiles = await db().transaction((tx) => eraseReturns(tx, buyer.user.id, gateway.deps))
    await dropFiles()
    expect((await manager.call(readDeskReturnPhoto, { body: { photoId } })).status).toBe(404)
  })
})
