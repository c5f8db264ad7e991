import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { createBuyer } from '@/gateway/test-support/buyer'
import type { OrderBody } from '@/gateway/test-support/order-body'
import { bank, describeOrders, FILTER, NOW, OWN, SHOP } from '@/gateway/test-support/order-desk'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import {
  cancelGiftPurchase,
  createGiftPurchase,
  payGiftPurchase,
} from '@/lib/gateway/contracts/orders/gift-cards'

const AT_ONCE = 10
const GIFT = {
  amount: 1000,
  design: 'road' as const,
  buyerName: 'Пётр',
  buyerEmail: 'petr@example.com',
  recipientName: 'Ольга',
  recipientEmail: 'olga@example.com',
  words: '',
}
const KOPECKS = GIFT.amount * 100

describeOrders('a gift card that ten calls reach for at once', ({ db, setOffer }) => {
  let gateway: TestGateway

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW, payments: bank, addressLimitFactor: 100 })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    await db().delete(outboxMessages)
    await setOffer(1, SHOP, { quantity: 0 })
    await setOffer(1, OWN, { quantity: 100, price: 40_000 })
  })

  const ten = <Result>(run: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, at) => run(at)))
  const buy = async (body: object = {}) =>
    (await callGateway(gateway, createGiftPurchase, { body: { ...GIFT, ...body } })).body
  const settle = (url: string | null) =>
    settlePayment(gateway.deps, url?.split('/').at(-1) ?? '', 'succeeded')
  const cancel = (reference: string) => callGateway(gateway, cancelGiftPurchase, { body: { reference } })
  const purchaseOf = async (reference: string) => {
    const [row] = await db().select().from(giftPurchases).where(eq(giftPurchases.reference, reference))
    if (!row) throw new Error('no purchase has this reference')
    return row
  }
  const cardsOf = async (reference: string) =>
    db()
      .select()
      .from(giftCards)
      .where(eq(giftCards.purchaseId, (await purchaseOf(reference)).id))

  /** Kopecks that came for a purchase, and that are on their way back. */
  async function moneyOf(reference: string) {
    const rows = await db()
      .select({ paid: payments.amount, status: payments.status, back: refunds.amount })
      .from(payments)
      .leftJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(eq(payments.giftPurchaseId, (await purchaseOf(reference)).id))
    return {
      paid: rows.reduce((sum, { paid, status }) => sum + (status === 'succeeded' ? paid : 0), 0),
      back: rows.reduce((sum, { back }) => sum + (back ?? 0), 0),
    }
  }

  it('is made once, though the bank says ten times that it is paid', async () => {
    const { reference, paymentUrl } = await buy()
    expect(await ten(() => settle(paymentUrl))).not.toContain(false)
    expect((await cardsOf(reference)).map(({ balance }) => balance)).toEqual([KOPECKS])
    expect(await moneyOf(reference)).toEqual({ paid: KOPECKS, back: 0 })
    expect(await db().$count(outboxMessages, eq(outboxMessages.kind, 'gift-card'))).toBe(1)
  })

  it('is bought once with one key, and what ten payments of it bring beyond its price goes back', async () => {
    const responses = await ten(() => buy({ idempotencyKey: 'one' }))
    expect(new Set(responses.map(({ reference }) => reference)).size).toBe(1)
    const { reference } = responses[0] ?? { reference: '' }
    const pay = async () =>
      (await callGateway(gateway, payGiftPurchase, { body: { reference } })).body.paymentUrl
    const urls = [...responses.map(({ paymentUrl }) => paymentUrl), ...(await ten(pay))]
    // Those at once may share a payment that the bank has not answered yet; one after another has its own.
    const later = new Set<string | null>()
    for (let at = 0; at < AT_ONCE; at += 1) later.add(await pay())
    expect(later.size).toBe(AT_ONCE)
    urls.push(...later)
    await Promise.all(urls.map(settle))
    expect((await cardsOf(reference)).map(({ balance }) => balance)).toEqual([KOPECKS])
    const { paid, back } = await moneyOf(reference)
    expect(paid - back).toBe(KOPECKS)
  })

  it('is either paid for or called off, whichever comes first', async () => {
    const { reference, paymentUrl } = await buy()
    await ten<unknown>((at) => (at % 2 ? cancel(reference) : settle(paymentUrl)))
    expect((await purchaseOf(reference)).status).toBe('cancelled')
    expect((await cardsOf(reference)).filter(({ balance }) => balance > 0)).toEqual([])
    expect(await moneyOf(reference)).toEqual({ paid: KOPECKS, back: KOPECKS })
  })

  it('pays orders or comes back as money, never both, when buyers and the giver are at it together', async () => {
    const { reference, paymentUrl } = await buy()
    await settle(paymentUrl)
    const [mail] = await db().select().from(outboxMessages).where(eq(outboxMessages.kind, 'gift-card'))
    const code = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(mail?.text ?? '')?.[0] ?? ''
    const people = await ten(() => createBuyer(gateway))
    for (const one of people) await one.put(FILTER)
    const bodies = await Promise.all(
      people.map((one) => one.orderBody({ giftCards: { codes: [code], amount: 300 } })),
    )
    const [called, ...sent] = await Promise.all([
      cancel(reference),
      ...people.map((one, at) => one.send(bodies[at] as OrderBody)),
    ])
    const spent = sent.filter(({ status }) => status === 200).length * 30_000
    const [card] = await cardsOf(reference)
    const { back } = await moneyOf(reference)
    if (called?.status === 200) expect([spent, card?.balance, back]).toEqual([0, 0, KOPECKS])
    else expect([spent, card?.balance, back]).toEqual([90_000, 10_000, 0])
  })
})
