import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { siteParams } from '@/gateway/db/schema/site'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { hashGiftCode } from '@/gateway/services/gift-cards/gift-code'
import { sendDueGifts } from '@/gateway/services/gift-cards/send-gift'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { settleRefund } from '@/gateway/services/payments/settle-refund'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import {
  cancelGiftPurchase,
  checkGiftCard,
  createGiftPurchase,
  payGiftPurchase,
  readGiftCardTerms,
  readGiftPurchase,
} from '@/lib/gateway/contracts/orders/gift-cards'

const bank: PaymentProvider = {
  name: 'test-bank',
  start: async ({ reference, returnPath }) => ({ page: `/bank${returnPath}?payment=${reference}` }),
  readState: async () => 'created',
  cancel: async () => 'cancelled',
  refund: async () => ({ state: 'done' }),
  settle: async () => ({ state: 'done' }),
}

const GIFT = {
  amount: 3000,
  design: 'road' as const,
  buyerName: 'Пётр',
  buyerEmail: 'petr@example.com',
  recipientName: 'Ольга',
  recipientEmail: 'olga@example.com',
  words: 'С днём рождения',
}

/** Sunday noon in Moscow. */
const NOON = Date.parse('2026-03-01T09:00:00Z')

describeOnDatabases('a gift card', (database) => {
  let now = NOON
  let gateway: TestGateway

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db, { now: () => new Date(now), payments: bank })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    now += 400 * 86_400_000
    await database().db.delete(outboxMessages)
  })

  const today = (days = 0) =>
    new Date(now + days * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.')
  const buy = (changes: Partial<typeof GIFT> & { deliverOn?: string; idempotencyKey?: string } = {}) =>
    callGateway(gateway, createGiftPurchase, { body: { ...GIFT, ...changes } })
  const paymentOf = (url: string | null) => url?.split('payment=').at(-1) ?? ''
  const read = async (reference: string) =>
    (await callGateway(gateway, readGiftPurchase, { body: { reference } })).body
  const check = (code: string) => callGateway(gateway, checkGiftCard, { body: { code } })
  const mails = async (kind: 'gift-card' | 'gift-bought' | 'gift-sent' | 'gift-cancelled') =>
    database().db.select().from(outboxMessages).where(eq(outboxMessages.kind, kind))
  const codeIn = (text = '') => /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
  const bought = async (changes: Parameters<typeof buy>[0] = {}) => {
    const { body } = await buy(changes)
    await settlePayment(gateway.deps, paymentOf(body.paymentUrl), 'succeeded')
    return body
  }

  it('is sent as soon as it is paid, and its code is in the email alone', async () => {
    const { status, body } = await buy()
    expect(status).toBe(200)
    expect(body.paymentUrl).toContain(`/bank/gift-cards/${body.reference}?payment=`)
    expect(await read(body.reference)).toMatchObject({ status: 'created', amount: 3000, lastFour: null })
    await settlePayment(gateway.deps, paymentOf(body.paymentUrl), 'succeeded')
    const [mail] = await mails('gift-card')
    const code = codeIn(mail?.text)
    expect(mail).toMatchObject({ recipient: 'olga@example.com' })
    expect(mail?.text).toContain('> С днём рождения')
    expect(mail?.html).toContain(code)
    expect((await mails('gift-bought'))[0]?.text).not.toContain(code)
    expect((await mails('gift-sent'))[0]?.text).not.toContain(code)
    expect(await read(body.reference)).toMatchObject({ status: 'sent', lastFour: code.slice(-4) })
    expect((await check(code.toLowerCase())).body).toMatchObject({
      lastFour: code.slice(-4),
      nominal: 3000,
      balance: 3000,
      isUsable: true,
    })
  })

  it('is not sold where no email brings its code', async () => {
    const mute = await createTestGateway(database().db, { payments: bank, sendsMail: false })
    expect((await callGateway(mute, readGiftCardTerms, {})).body.isOnSale).toBe(false)
    expect((await callGateway(mute, createGiftPurchase, { body: GIFT })).status).toBe(409)
    await mute.close()
  })

  it('is sent under one line, whatever its buyer is called', async () => {
    await bought({ buyerName: 'Пётр\r\nBcc: evil@example.com\u2028X-Spam: no' })
    expect((await mails('gift-card'))[0]?.subject).toBe(
      'Пётр Bcc: evil@example.com X-Spam: no дарит вам подарочную карту «Арус»',
    )
  })

  it('waits for nine in the morning of its day in Moscow, and leaves once', async () => {
    const { reference } = await bought({ deliverOn: today(1) })
    expect(await read(reference)).toMatchObject({ status: 'paid' })
    const morning = new Date(now)
    morning.setUTCDate(morning.getUTCDate() + 1)
    morning.setUTCHours(6, 0, 0, 0)
    now = morning.getTime() - 1
    expect(await sendDueGifts(gateway.deps)).toBe(0)
    now += 1
    const sent = await Promise.all([sendDueGifts(gateway.deps), sendDueGifts(gateway.deps)])
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await mails('gift-card')).toHaveLength(1)
    expect(await read(reference)).toMatchObject({ status: 'sent', sentAt: morning.toISOString() })
  })

  it('paid after its day is sent at once', async () => {
    const { body } = await buy({ deliverOn: today() })
    now += 3 * 86_400_000
    await settlePayment(gateway.deps, paymentOf(body.paymentUrl), 'succeeded')
    expect(await read(body.reference)).toMatchObject({ status: 'sent' })
  })

  it('is bought once with one key, however often and how fast it is sent', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => buy({ idempotencyKey: `key-${now}` })),
    )
    expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(1)
    const other = await buy({ idempotencyKey: `key-${now}`, buyerEmail: 'other@example.com' })
    expect(other.body.reference).not.toBe(responses[0]?.body.reference)
  })

  it('that was not paid can be paid later, and money that comes twice goes back', async () => {
    const { body } = await buy()
    await settlePayment(gateway.deps, paymentOf(body.paymentUrl), 'failed')
    expect(await read(body.reference)).toMatchObject({ status: 'created' })
    const again = await callGateway(gateway, payGiftPurchase, { body: { reference: body.reference } })
    expect(again.body).toMatchObject({ isPaid: false })
    await settlePayment(gateway.deps, paymentOf(again.body.paymentUrl), 'succeeded')
    await settlePayment(gateway.deps, paymentOf(again.body.paymentUrl), 'succeeded')
    await settlePayment(gateway.deps, paymentOf(body.paymentUrl), 'succeeded')
    expect(await mails('gift-card')).toHaveLength(1)
    const [first] = await database()
      .db.select()
      .from(payments)
      .where(eq(payments.providerReference, paymentOf(body.paymentUrl)))
    const returned = await database()
      .db.select()
      .from(refunds)
      .where(eq(refunds.paymentId, first?.id ?? ''))
    expect(returned).toMatchObject([{ amount: 300_000, orderId: null, status: 'pending' }])
    expect(await settleRefund(gateway.deps, returned[0]?.reference ?? '', 'done')).toBe(true)
    const done = await callGateway(gateway, payGiftPurchase, { body: { reference: body.reference } })
    expect(done.body).toEqual({ isPaid: true, paymentUrl: null })
  })

  const cancel = (reference: string) => callGateway(gateway, cancelGiftPurchase, { body: { reference } })
  const refundsOf = async (reference: string) => {
    const rows = await database()
      .db.select({ refund: refunds })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(giftPurchases, eq(giftPurchases.id, payments.giftPurchaseId))
      .where(eq(giftPurchases.reference, reference))
    return rows.map(({ refund: { amount, status } }) => ({ amount, status }))
  }

  it('that waits for its day is called off, once, and its money goes back', async () => {
    const { reference } = await bought({ deliverOn: today(1) })
    expect(await read(reference)).toMatchObject({ status: 'paid', canCancel: true })
    const responses = await Promise.all([cancel(reference), cancel(reference), cancel(reference)])
    expect(responses.map(({ body }) => body.status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await refundsOf(reference)).toEqual([{ amount: 300_000, status: 'pending' }])
    expect((await mails('gift-cancelled')).map(({ recipient }) => recipient)).toEqual(['petr@example.com'])
    now += 3 * 86_400_000
    expect(await sendDueGifts(gateway.deps)).toBe(0)
    expect((await callGateway(gateway, payGiftPurchase, { body: { reference } })).status).toBe(409)
  })

  it('that was sent and not used pays nothing more once it is called off', async () => {
    const { reference } = await bought()
    const code = codeIn((await mails('gift-card'))[0]?.text)
    expect((await cancel(reference)).body).toMatchObject({ status: 'cancelled', canCancel: false })
    expect((await check(code)).body).toMatchObject({ balance: 0, isUsable: false })
    expect(await refundsOf(reference)).toEqual([{ amount: 300_000, status: 'pending' }])
    expect((await mails('gift-cancelled')).map(({ recipient }) => recipient)).toEqual([
      'petr@example.com',
      'olga@example.com',
    ])
  })

  it('that has paid for something stays', async () => {
    const { reference } = await bought()
    const code = codeIn((await mails('gift-card'))[0]?.text)
    const isIt = eq(giftCards.codeHash, hashGiftCode(code))
    await database().db.update(giftCards).set({ balance: 299_999 }).where(isIt)
    expect(await read(reference)).toMatchObject({ status: 'sent', canCancel: false })
    expect((await cancel(reference)).status).toBe(409)
    expect(await refundsOf(reference)).toEqual([])
  })

  it('that was called off before it was paid sends late money back', async () => {
    const { body } = await buy()
    expect((await cancel(body.reference)).body.status).toBe('cancelled')
    expect(await refundsOf(body.reference)).toEqual([])
    await settlePayment(gateway.deps, paymentOf(body.paymentUrl), 'succeeded')
    expect(await refundsOf(body.reference)).toEqual([{ amount: 300_000, status: 'pending' }])
    expect(await mails('gift-card')).toEqual([])
  })

  it.each([
    ['amount', { amount: 499 }],
    ['amount', { amount: 30_001 }],
    ['amount', { amount: 1000.5 }],
    ['amount', { amount: -1000 }],
    ['recipientEmail', { recipientEmail: 'olga,petr@example.com' }],
    ['recipientEmail', { recipientEmail: 'olga\u0085x@example.com' }],
    ['buyerEmail', { buyerEmail: 'petr' }],
    ['recipientEmail', { recipientEmail: 'olga@' }],
    ['deliverOn', { deliverOn: '31.02.2027' }],
    ['deliverOn', { deliverOn: '01.01.2020' }],
    ['deliverOn', { deliverOn: '01.01.2099' }],
  ])('is refused with a wrong %s', async (field, changes) => {
    const { status, body } = await buy(changes)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  it('has the values and bounds that the owner has set', async () => {
    const { db } = database()
    expect((await callGateway(gateway, readGiftCardTerms, {})).body).toMatchObject({
      minAmount: 500,
      isOnSale: true,
    })
    await db.insert(siteParams).values({ key: 'giftCards', value: { nominals: [700], minAmount: 700 } })
    expect((await callGateway(gateway, readGiftCardTerms, {})).body).toMatchObject({
      nominals: [700],
      minAmount: 700,
      maxAmount: 30_000,
    })
    expect((await buy({ amount: 600 })).status).toBe(422)
    await db.delete(siteParams).where(eq(siteParams.key, 'giftCards'))
  })

  it('that is over says so and pays nothing', async () => {
    await database()
      .db.insert(giftCards)
      .values({
        codeHash: hashGiftCode('OLDCARD2OLDCARD2'),
        lastFour: 'ARD2',
        nominal: 100_000,
        balance: 5000,
        validUntil: new Date(now),
      })
    expect((await check('OLDCARD2OLDCARD2')).body).toMatchObject({ balance: 50, isUsable: false })
    await database()
      .db.delete(giftCards)
      .where(eq(giftCards.codeHash, hashGiftCode('OLDCARD2OLDCARD2')))
  })

  it('cannot be found by trying codes, while right ones are asked for as often as one likes', async () => {
    await bought()
    const code = codeIn((await mails('gift-card'))[0]?.text)
    const strict = await createTestGateway(database().db, {
      now: () => new Date(now),
      payments: bank,
      addressLimitFactor: 1,
    })
    const call = (text: string) => callGateway(strict, checkGiftCard, { body: { code: text } })
    for (let at = 0; at < 25; at += 1) expect((await call(code)).status).toBe(200)
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) statuses.push((await call(`WRONG${at}`)).status)
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([404]))
    expect(statuses.at(-1)).toBe(429)
    expect((await call(code)).status).toBe(429)
    await strict.close()
  })

  it('is unknown to whoever has another reference', async () => {
    const unknown = await callGateway(gateway, readGiftPurchase, { body: { reference: 'nobody' } })
    expect(unknown.status).toBe(404)
    expect(await database().db.select().from(giftPurchases)).not.toEqual([])
  })
})
