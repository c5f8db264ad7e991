import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orders } from '@/gateway/db/schema/orders'
import { refunds } from '@/gateway/db/schema/payments'
import { LEASE_MS } from '@/gateway/services/payments/claim-due'
import { createHttpProvider, NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { signNotice } from '@/gateway/services/payments/sign-notice'
import { watchRefunds } from '@/gateway/services/payments/watch-refunds'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { openPaymentStandIn } from '@/gateway/test-support/open-payment-stand-in'
import { SITE, usePaidShop } from './testing/use-paid-shop'

const TOKEN = 'provider-token'
const SECRET = 'a-secret-of-both-sides'
/** The documented steps of an owner for a refund. */
function statement(status: string): string {
  const guide = readFileSync(path.resolve('docs/integration.md'), 'utf8')
  const found = [...guide.matchAll(/```sql\n([^`]+)```/g)].map(([, text = '']) => text)
  return found.find((text) => text.startsWith(`update refunds set status = '${status}'`)) ?? ''
}

describeOnDatabases('a payment provider behind HTTP', (database) => {
  let now = Date.parse('2026-03-01T09:00:00Z')
  let bank: Awaited<ReturnType<typeof openPaymentStandIn>>

  beforeEach(async () => {
    now += 86_400_000
    bank = await openPaymentStandIn(TOKEN)
  })
  afterEach(() => bank.close())

  const clock = () => new Date(now)
  const shop = usePaidShop(database, {
    clock,
    provider: () =>
      createHttpProvider({
        url: bank.url,
        token: TOKEN,
        secret: SECRET,
        siteUrl: SITE,
        now: clock,
        elapsed: () => now,
      }),
  })
  const { gateway, startWorker, stopWorkers, pay, read, history, cancel } = shop
  const place = (quantity = 2) => shop.place(quantity)
  const wait = (ms: number) => {
    now += ms
    shop.wakeWorkers()
  }
  const notify = (notice: object, signature?: string) => {
    const body = JSON.stringify(notice)
    return gateway().app.request(NOTICE_PATH, {
      method: 'POST',
      headers: { 'arus-signature': signature ?? signNotice(SECRET, body, clock()) },
      body,
    })
  }
  const succeed = async (reference: string) => {
    const payment = bank.payments.get(reference)
    if (payment) payment.state = 'succeeded'
    return notify({ kind: 'payment', reference, state: 'succeeded' })
  }

  it('is told of the payment, leads the shopper to its page and tells when it is paid', async () => {
    const number = await place()
    const { body, reference } = await pay(number)
    expect(body.paymentUrl).toBe(`https://pay.example/${reference}`)
    expect(bank.payments.get(reference)).toEqual({
      amount: 80_000,
      state: 'created',
      returnUrl: `${SITE}/account/order/${number}`,
      noticeUrl: `${SITE}${NOTICE_PATH}`,
    })
    expect(bank.calls[0]?.headers).toMatchObject({ 'idempotency-key': reference })
    const answers = [await succeed(reference), await succeed(reference)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read(number)).toMatchObject({ isPaid: true })
    expect((await history(number)).filter((title) => title === 'Оплачено 800 ₽')).toHaveLength(1)
  })

  it('is believed only what it signs, lately, and about what was begun', async () => {
    const number = await place()
    const { reference } = await pay(number)
    const notice = { kind: 'payment', reference, state: 'succeeded' }
    const text = JSON.stringify(notice)
    const wrong = [
      signNotice('another-secret-of-nobody', text, clock()),
      signNotice(SECRET, '{}', clock()),
      signNotice(SECRET, text, new Date(now - 600_000)),
      'nothing',
      '',
    ]
    for (const signature of wrong) expect((await notify(notice, signature)).status).toBe(403)
    expect((await notify({ kind: 'payment', reference, state: 'rich' })).status).toBe(403)
    expect((await notify({ kind: 'payment', reference: 'nobody', state: 'succeeded' })).status).toBe(404)
    expect((await notify({ kind: 'refund', reference: 'nobody', state: 'done' })).status).toBe(404)
    expect(await read(number)).toMatchObject({ isPaid: false })
  })

  it('is asked when it tells nothing', async () => {
    const number = await place()
    const { reference } = await pay(number)
    await startWorker()
    const payment = bank.payments.get(reference)
    if (payment) payment.state = 'succeeded'
    wait(59_000)
    expect(bank.calls.filter(({ path }) => path.startsWith('GET'))).toEqual([])
    wait(1_000)
    await vi.waitFor(async () => expect(await read(number)).toMatchObject({ isPaid: true }), 10_000)
  })

  it('that is away says so to the shopper, and the next try works', async () => {
    const number = await place()
    bank.goesAway(true)
    expect(await pay(number)).toMatchObject({
      status: 503,
      body: { message: 'Оплата на сайте сейчас недоступна. Попробуйте позже.' },
    })
    bank.goesAway(false)
    const { reference } = await pay(number)
    await succeed(reference)
    expect(await read(number)).toMatchObject({ isPaid: true })
  })

  it('that goes on failing is left alone for a while', async () => {
    const number = await place()
    bank.goesAway(true)
    for (let turn = 0; turn < 8; turn += 1) expect(await pay(number)).toMatchObject({ status: 503 })
    bank.goesAway(false)
    expect(await pay(number)).toMatchObject({ status: 503 })
    wait(10_000)
    await succeed((await pay(number)).reference)
    expect(await read(number)).toMatchObject({ isPaid: true })
  })

  it('closes a payment that was given up by a second try', async () => {
    const number = await place()
    const first = await pay(number)
    const second = await pay(number)
    await startWorker()
    await vi.waitFor(() => expect(bank.payments.get(first.reference)?.state).toBe('cancelled'), 10_000)
    expect(bank.payments.get(second.reference)?.state).toBe('created')
    await succeed(second.reference)
    expect(await read(number)).toMatchObject({ isPaid: true })
  })

  it('that was paid twice, in two tabs, returns what came second', async () => {
    const number = await place()
    const first = await pay(number)
    const second = await pay(number)
    await succeed(first.reference)
    await succeed(second.reference)
    await startWorker()
    await vi.waitFor(() => expect([...bank.refunds.values()]).toHaveLength(1), 10_000)
    expect([...bank.refunds.values()]).toMatchObject([{ amount: 80_000 }])
    expect(await read(number)).toMatchObject({ isPaid: true })
  })

  it('closes the open payment of an order that is called off', async () => {
    const number = await place()
    const { reference } = await pay(number)
    await cancel(number)
    await startWorker()
    await vi.waitFor(() => expect(bank.payments.get(reference)?.state).toBe('cancelled'), 10_000)
  })

  describe('and a refund', () => {
    const paid = async (quantity = 2) => {
      const number = await place(quantity)
      const { reference } = await pay(number)
      await succeed(reference)
      return { number, reference }
    }
    const isRefunded = (number: string, ...statuses: string[]) =>
      vi.waitFor(
        async () => expect((await read(number)).refunds.map(({ status }) => status)).toEqual(statuses),
        10_000,
      )

    it('is asked for, awaited, and seen in the order when the money is back', async () => {
      const { number, reference } = await paid()
      bank.answersRefundsWith('pending')
      await cancel(number, 1)
      await startWorker()
      await vi.waitFor(() => expect(bank.refunds.size).toBe(1), 10_000)
      expect([...bank.refunds.values()]).toMatchObject([{ payment: reference, amount: 40_000 }])
      await isRefunded(number, 'pending')
      expect((await history(number)).at(-1)).toBe('Возвращаем 400 ₽')
      bank.answersRefundsWith('done')
      await vi.waitFor(async () => {
        const [row] = await database().db.select().from(refunds).where(eq(refunds.status, 'pending'))
        expect(row?.nextAt?.getTime()).toBe(now + 5_000)
      })
      wait(5_000)
      await isRefunded(number, 'done')
      expect((await history(number)).at(-1)).toBe('Деньги вернулись: 400 ₽')
    })

    it('is told of by the provider, once', async () => {
      const { number } = await paid()
      await cancel(number, 1)
      const [refund] = await database().db.select().from(refunds).where(eq(refunds.status, 'pending'))
      const notice = { kind: 'refund', reference: refund?.reference, state: 'done' }
      expect((await notify(notice)).status).toBe(200)
      expect((await notify(notice)).status).toBe(200)
      expect((await notify({ ...notice, state: 'failed' })).status).toBe(200)
      await isRefunded(number, 'done')
      expect((await history(number)).filter((title) => title.startsWith('Деньги вернулись'))).toHaveLength(1)
    })

    it('outlives a provider that is away and a gateway that dies, and is made once', async () => {
      const { number } = await paid()
      await cancel(number)
      bank.goesAway(true)
      await startWorker()
      await vi.waitFor(async () => {
        const [row] = await database().db.select().from(refunds).where(eq(refunds.status, 'pending'))
        expect(row).toMatchObject({ attempts: 1, failure: 'the provider answered 503' })
      })
      await stopWorkers()
      // A worker claimed it and died.
      await database()
        .db.update(refunds)
        .set({ nextAt: new Date(now + LEASE_MS), attempts: 2 })
        .where(eq(refunds.status, 'pending'))
      bank.goesAway(false)
      await startWorker()
      await startWorker()
      wait(LEASE_MS)
      await isRefunded(number, 'done')
      expect(bank.refunds.size).toBe(1)
      expect((await history(number)).filter((title) => title.startsWith('Деньги вернулись'))).toHaveLength(1)
    })

    it('that the bank does not take is said, and owed on', async () => {
      const { number } = await paid()
      bank.answersRefundsWith('failed')
      await cancel(number)
      await startWorker()
      await isRefunded(number, 'failed')
      expect((await history(number)).at(-1)).toBe('Банк не принял возврат 800 ₽')
      const [order] = await database().db.select().from(orders).where(eq(orders.number, number))
      expect(order).toMatchObject({ total: 0, paidTotal: 0 })
      const registry = new Registry()
      watchRefunds(registry, database().db)
      expect(await registry.metrics()).toContain('gateway_refunds{status="failed"} 1')
      bank.answersRefundsWith('done')
      const [requested] = [...bank.refunds.keys()]
      await database().db.execute(
        statement('pending')
          .replace('REFERENCE', requested ?? '')
          .replace('now()', "timestamp '2026-01-01'"),
      )
      wait(0)
      await isRefunded(number, 'done')
      expect(bank.refunds.size).toBe(2)
    })

    it('is shared out over the payments that the money came by', async () => {
      const number = await place(2)
      const first = await pay(number)
      const second = await pay(number)
      await succeed(first.reference)
      await succeed(second.reference)
      await cancel(number, 1)
      await cancel(number)
      await startWorker()
      await isRefunded(number, 'done', 'done', 'done')
      const returned = new Map<string, number>()
      for (const { payment, amount } of bank.refunds.values())
        returned.set(payment, (returned.get(payment) ?? 0) + amount)
      expect(Object.fromEntries(returned)).toEqual({ [first.reference]: 80_000, [second.reference]: 80_000 })
    })
  })
})
