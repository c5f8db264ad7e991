import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { offers } from '@/gateway/db/schema/offers'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { PADS } from '@/gateway/test-support/order-desk'
import { FILTER_ID } from './testing/use-paid-shop'
import { useYookassa } from './testing/use-yookassa'

const kopecks = ({ value }: { value: string }) => Math.round(Number(value) * 100)

type Item = { quantity: string; amount: { value: string } }
const sumOf = (items: readonly Item[] = []) =>
  items.reduce((sum, { quantity, amount }) => sum + kopecks(amount) * Number(quantity), 0)

describeWithDatabase('a day with ЮKassa', (database) => {
  const {
    kassa,
    buyer,
    startWorker,
    wait,
    place,
    pay,
    read,
    history,
    move,
    issue,
    takeBack,
    notify,
    settle,
  } = useYookassa(database)

  it('adds up to the kopeck: a lost notice, a refused line, the rest handed over, a piece returned', async () => {
    await database().db.update(offers).set({ price: 33_333 }).where(eq(offers.productId, 1))
    await database().db.update(offers).set({ quantity: 10, price: 123_457 }).where(eq(offers.productId, 6))
    await buyer().put({ ...PADS, quantity: 1 })
    const number = await place(3)
    const { totalPrice, products } = await read(number)
    expect(totalPrice).toBe(999.99 + 1234.57)
    const { id } = await pay(number)
    const payment = kassa().payments.get(id)
    expect([kopecks(payment?.amount ?? { value: '' }), sumOf(payment?.receipt?.items)]).toEqual([
      223_456, 223_456,
    ])

    if (payment) payment.status = 'succeeded'
    await startWorker()
    wait(61_000)
    await vi.waitFor(async () => expect(await read(number)).toMatchObject({ isPaid: true }), 10_000)
    for (const _ of [1, 2]) expect((await notify('payment.succeeded', { id })).status).toBe(200)
    expect((await history(number)).filter((title) => title.startsWith('Оплачено'))).toEqual([
      'Оплачено 2 234,56 ₽',
    ])

    const pads = products.find(({ productExternalId }) => productExternalId !== FILTER_ID)
    expect(await move(number, 'refused', { productExternalId: pads?.productExternalId })).toBe(200)
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(1))
    expect(await issue(number)).toBe(200)
    await vi.waitFor(() => expect(kassa().receipts.size).toBe(1))
    expect(await takeBack(number)).toBe(200)
    await vi.waitFor(() => expect(kassa().refunds.size).toBe(2))

    const refunds = [...kassa().refunds.values()]
    expect(refunds.map(({ amount, receipt }) => [kopecks(amount), sumOf(receipt?.items)])).toEqual([
      [123_457, 123_457],
      [33_333, 33_333],
    ])
    const [settled] = kassa().receipts.values()
    expect([kopecks(settled?.settlements[0]?.amount ?? { value: '' }), sumOf(settled?.items)]).toEqual([
      99_999, 99_999,
    ])
    const { paid, totalPrice: left } = await read(number)
    expect([paid, left]).toEqual([666.66, 666.66])
  })

  it('goes on after a payment that was cancelled at the provider', async () => {
    const number = await place(1)
    const first = await pay(number)
    expect((await settle(first.id, 'canceled', 'expired_on_confirmation')).status).toBe(200)
    expect(await read(number)).toMatchObject({ isPaid: false, isPayable: true })
    const second = await pay(number)
    expect(second.id).not.toBe(first.id)
    await settle(second.id, 'succeeded')
    expect(await read(number)).toMatchObject({ isPaid: true, isPayable: false })
    expect((await notify('payment.canceled', { id: first.id })).status).toBe(200)
    expect(await read(number)).toMatchObject({ isPaid: true, paid: 400 })
  })
})
