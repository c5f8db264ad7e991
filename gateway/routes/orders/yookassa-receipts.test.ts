import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { orders } from '@/gateway/db/schema/orders'
import { refunds } from '@/gateway/db/schema/payments'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { issueGiftCard } from '@/gateway/test-support/seeds/issue-gift-card'
import { cancelOrderProducts } from '@/lib/gateway/contracts/orders/orders'
import { PADS } from '@/gateway/test-support/order-desk'
import { useYookassa } from './testing/use-yookassa'

const PADS_ID = '00-10000006-101'
const MIGRATION = 'gateway/db/migrations/0004_refund_receipts_name_pieces.sql'

describeWithDatabase('refunds and receipts of ЮKassa', (database) => {
  const {
    kassa,
    buyer,
    startWorker,
    wait,
    place,
    pay,
    history,
    cancel,
    receiptsAtDesk,
    move,
    issue,
    takeBack,
    notify,
    settle,
  } = useYookassa(database)

  it('gives back what was cancelled, with a receipt of those pieces, once', async () => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'succeeded')
    kassa().losesResponses(true)
    await cancel(number, 1)
    await startWorker()
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(1))
    kassa().losesResponses(false)
    wait(3_600_000)
    await vi.waitFor(async () => expect(await history(number)).toContain('Деньги вернулись: 400 ₽'), 10_000)
    expect([...kassa().refunds.values()]).toMatchObject([
      {
        payment_id: id,
        amount: { value: '400.00' },
        receipt: { items: [{ quantity: '1', amount: { value: '400.00' } }] },
      },
    ])
    await cancel(number)
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(2))
    expect([...kassa().refunds.values()][1]).toMatchObject({
      amount: { value: '800.00' },
      receipt: { items: [{ quantity: '2', amount: { value: '400.00' } }] },
    })
  })

  it('gives back the pieces that the supplier does not have, and the whole rest later', async () => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'succeeded')
    await startWorker()
    expect(await move(number, 'refused', { quantity: 2 })).toBe(200)
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(1))
    expect(await move(number, 'issued')).toBe(200)
    await vi.waitFor(() => expect(kassa().receipts.size).toBe(1))
    expect([...kassa().refunds.values()]).toMatchObject([
      { amount: { value: '800.00' }, receipt: { items: [{ quantity: '2', amount: { value: '400.00' } }] } },
    ])
    expect([...kassa().receipts.values()]).toMatchObject([
      { items: [{ quantity: '1', amount: { value: '400.00' } }] },
    ])
  })

  it('says later that a refund is done', async () => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'succeeded')
    kassa().answersRefundsWith('pending')
    await cancel(number)
    await startWorker()
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(1))
    const [refund] = kassa().refunds.values()
    if (refund) refund.status = 'succeeded'
    expect((await notify('refund.succeeded', { id: refund?.id })).status).toBe(200)
    expect(await history(number)).toContain('Деньги вернулись: 1 200 ₽')
  })

  it('settles the prepayment when the products are handed over, once, though its answer is lost and its key forgotten', async () => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'succeeded')
    await cancel(number, 1)
    kassa().losesResponses(true)
    expect(await issue(number)).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa().receipts.size).toBe(1))
    kassa().losesResponses(false)
    kassa().forgetsKeys()
    wait(3_600_000)
    await vi.waitFor(async () => expect(await receiptsAtDesk(number)).toEqual([[800, 'pending']]), 10_000)
    const [receipt] = kassa().receipts.values()
    expect(receipt).toMatchObject({
      type: 'payment',
      payment_id: id,
      settlements: [{ type: 'prepayment', amount: { value: '800.00' } }],
      items: [{ quantity: '2', amount: { value: '400.00' }, payment_mode: 'full_payment' }],
    })
    if (receipt) receipt.status = 'succeeded'
    wait(3_600_000)
    await vi.waitFor(async () => expect(await receiptsAtDesk(number)).toEqual([[800, 'done']]), 10_000)
    expect(kassa().receipts.size).toBe(1)
  })

  it('settles what a gift card paid together with the prepayment, and no more of it than is still bought', async () => {
    const { code } = await issueGiftCard(database().db, 60_000)
    const number = await place(3, { giftCards: { codes: [code], amount: 600 } })
    const { id } = await pay(number)
    expect(kassa().payments.get(id)).toMatchObject({ amount: { value: '600.00' } })
    await settle(id, 'succeeded')
    await cancel(number, 1)
    expect(await issue(number)).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa().receipts.size).toBe(1))
    expect([...kassa().receipts.values()]).toMatchObject([
      {
        payment_id: id,
        settlements: [{ type: 'prepayment', amount: { value: '800.00' } }],
        items: [{ quantity: '2', amount: { value: '400.00' }, payment_mode: 'full_payment' }],
      },
    ])
    expect(await receiptsAtDesk(number)).toEqual([[800, 'pending']])
  })

  it('gives back the rest of a line whose pieces went back with money of a gift card', async () => {
    const { code } = await issueGiftCard(database().db, 50_000)
    await buyer().put(PADS)
    const number = await place(1, { giftCards: { codes: [code], amount: 500 } })
    await settle((await pay(number)).id, 'succeeded')
    await startWorker()
    await buyer().call(cancelOrderProducts, {
      body: { orderNumber: number, products: [{ productExternalId: PADS_ID }] },
    })
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(1))
    await cancel(number)
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(2))
    const [first, second] = [...kassa().refunds.values()].map(({ receipt }) =>
      receipt?.items.map(({ quantity, amount }) => `${quantity} × ${amount.value}`).toSorted(),
    )
    expect(first).toEqual(['1 × 1800.00'])
    expect(second).toEqual(['1 × 325.93', '1 × 74.07'])
  })

  it('gives back what an older version wrote down with a receipt of no piece', async () => {
    const number = await place(2)
    await settle((await pay(number)).id, 'succeeded')
    await cancel(number)
    const { db } = database()
    await db
      .update(refunds)
      .set({ receipt: sql`jsonb_set(receipt, '{lines,0,quantity}', '0')` })
      .where(eq(refunds.status, 'pending'))
    await startWorker()
    await vi.waitFor(() => expect(kassa().calls.map(({ path }) => path)).toContain('POST /refunds'))
    expect(kassa().refunds.size).toBe(0)
    await db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')))
    wait(1_000)
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(1))
    const [refund] = kassa().refunds.values()
    expect(refund?.receipt?.items).toMatchObject([{ quantity: '2', amount: { value: '400.00' } }])
  })

  it('gives back what was handed over with a receipt that says so, to the shop when its buyer is erased', async () => {
    const number = await place()
    await settle((await pay(number)).id, 'succeeded')
    expect(await issue(number)).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa().receipts.size).toBe(1))
    await database().db.update(orders).set({ phone: '', email: '' }).where(eq(orders.number, number))
    expect(await takeBack(number)).toBe(200)
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(1))
    expect([...kassa().refunds.values()]).toMatchObject([
      {
        amount: { value: '400.00' },
        receipt: {
          customer: { phone: '74950000000' },
          items: [{ quantity: '1', payment_mode: 'full_payment' }],
        },
      },
    ])
    expect(await receiptsAtDesk(number)).toHaveLength(1)
  })

  it('is told the code of each marked piece, which is handed over once', async () => {
    const [first = '', second = '', third = ''] = ['a1', 'b2', 'c3'].map(
      (serial) => `010460060503241121${serial}`,
    )
    const number = await place(2)
    await settle((await pay(number)).id, 'succeeded')
    expect(await issue(number, [first])).toBe(422)
    expect(await issue(number, [first, first])).toBe(422)
    expect(await issue(number, [first, '4600605032411'])).toBe(422)
    expect(await issue(number, [`]d2${first}`, second])).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa().receipts.size).toBe(1))
    const [receipt] = kassa().receipts.values()
    expect(
      receipt?.items.map(({ quantity, payment_subject, mark_code_info }) => [
        quantity,
        payment_subject,
        mark_code_info,
      ]),
    ).toEqual([first, second].map((code) => ['1', 'marked', { mark_code_raw: code, gs_1m: code }]))
    const other = await place(1)
    await settle((await pay(other)).id, 'succeeded')
    expect(await issue(other, [second])).toBe(409)
    expect(await issue(other, [third])).toBe(200)
  })
})
