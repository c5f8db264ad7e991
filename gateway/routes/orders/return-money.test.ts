import { expect, it } from 'vitest'
import { formatPrice } from '@/gateway/core/text/format-price'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { orderReturnLines } from '@/gateway/db/schema/returns'
import { describeOrders, COURIER, FILTER, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { findBonusCard, listBonusOperations } from '@/lib/gateway/contracts/accounts/loyalty'
import { moveDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { cancelOrderProducts } from '@/lib/gateway/contracts/orders/orders'
import { useReturns } from './testing/use-returns'

const PADS_ID = '00-10000006-101'

describeOrders('the money of a return', (shop) => {
  const { db, stockOf } = shop
  const { buyer, manager, nextKey, read, versionOf, receive, request, accept, refundsOf } = useReturns(shop)

  it('gives a part of the money back the way it came, and what is fit to stock', async () => {
    await buyer().put({ ...FILTER, quantity: 3 })
    const number = await receive({}, { isPaid: true })
    const left = await stockOf(1)
    const returnId = (await request(number, 2)).body.returns[0]?.id ?? 0
    const taken = await accept(number, 2, { returnId })
    expect(taken.status).toBe(200)
    expect(taken.body).toMatchObject({ totalPrice: 390, paid: 390, status: { code: 'issued' } })
    expect(taken.body.returns[0]).toMatchObject({ state: 'accepted', refunded: 780 })
    expect(taken.body.products[0]).toMatchObject({ quantity: 1, returnedQuantity: 2, acceptableQuantity: 1 })
    expect(await refundsOf(number)).toMatchObject([{ amount: 78_000, status: 'pending' }])
    const mails = (await db().select().from(outboxMessages)).filter(({ subject }) => subject.includes(number))
    expect(mails.slice(-2).map(({ kind }) => kind)).toEqual(['return-announced', 'return-decided'])
    expect(mails.at(-1)?.text).toContain(`К возврату: ${formatPrice(78_000)}`)
    expect(mails.at(-1)?.text).toContain('Когда они дойдут, зависит от вашего банка')
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
    await buyer().put(FILTER)
    const stored = await receive({ delivery: COURIER })
    const fee = (await read(stored)).deliveryPrice
    expect(fee).toBeGreaterThan(0)
    expect((await accept(stored, 1)).body).toMatchObject({ totalPrice: fee, isBillable: false })
    expect(await refundsOf(stored)).toEqual([{ amount: 39_000, status: 'done', paymentId: null }])

    await buyer().put(FILTER)
    const whole = await receive({ delivery: COURIER })
    expect((await accept(whole, 1, { withDelivery: true })).body.totalPrice).toBe(0)
    expect(await refundsOf(whole)).toMatchObject([{ amount: 39_000 + fee * 100 }])
  })

  it('returns the bonuses that paid it and takes back those it earned, as a debt when they are spent', async () => {
    const bonusCardNumber = await buyer().joinClub(500)
    const card = async () => (await buyer().call(findBonusCard, {})).body.balance
    await buyer().put({ ...FILTER, quantity: 2 }, PADS)
    const number = await receive({ bonusCardNumber, writeoffBonuses: 300 })
    const { total } = await read(number)
    const earned = total.totalReward
    expect(earned).toBeGreaterThan(0)
    expect(await card()).toBe(200 + earned)
    await accept(number, 1, { id: PADS_ID, isFit: false })
    const half = await read(number)
    expect(half.total.totalWriteoff).toBeLessThan(300)
    expect(await card()).toBe(200 + (300 - half.total.totalWriteoff) + half.total.totalReward)
    const mails = (await db().select().from(outboxMessages)).filter(({ kind }) => kind === 'return-decided')
    const back = Math.round(100 * (300 - half.total.totalWriteoff))
    expect(mails.at(-1)?.text).toContain(`К возврату бонусами: ${formatPrice(back)}`)

    await buyer().put({ ...FILTER, quantity: 1 })
    await buyer().order({ bonusCardNumber, writeoffBonuses: 200 })
    const before = await card()
    await accept(number, 2)
    expect((await read(number)).total).toMatchObject({ totalWriteoff: 0, totalReward: 0 })
    expect(await card()).toBe(before + half.total.totalWriteoff - half.total.totalReward)
    const { items } = (await buyer().call(listBonusOperations, { body: {} })).body
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(await card())
  })

  it('tells who calls off a part, and the rest, what goes back of bonuses', async () => {
    const bonusCardNumber = await buyer().joinClub(300)
    await buyer().put({ ...FILTER, quantity: 2 }, PADS)
    const number = (await buyer().order({ bonusCardNumber, writeoffBonuses: 300 })).body.orderNumber
    const callOff = async (products: readonly { productExternalId: string }[]) => {
      await buyer().call(cancelOrderProducts, { body: { orderNumber: number, products: [...products] } })
      const mails = await db().select().from(outboxMessages)
      return mails.filter(({ kind }) => kind === 'order-cancelled').at(-1)?.text
    }
    const words = (bonuses: number) => `К возврату бонусами: ${formatPrice(100 * bonuses)}`
    const [first, ...rest] = (await read(number)).products
    const part = await callOff(first ? [first] : [])
    const { totalWriteoff: kept } = (await read(number)).total
    expect(kept).toBeGreaterThan(0)
    expect(part).toContain(words(300 - kept))
    expect(await callOff(rest)).toContain(words(kept))
  })

  it('leaves a debt of bonuses, which later ones pay', async () => {
    const bonusCardNumber = await buyer().joinClub(0)
    const card = async () => (await buyer().call(findBonusCard, {})).body.balance
    await buyer().put(PADS)
    const first = await receive()
    const earned = await card()
    expect(earned).toBeGreaterThan(0)
    await buyer().put({ ...FILTER, quantity: 4 })
    const second = (await buyer().order({ bonusCardNumber, writeoffBonuses: earned })).body.orderNumber
    expect(await card()).toBe(0)
    await accept(first, 1, { id: PADS_ID })
    expect(await card()).toBe(0)
    const products = (await read(second)).products.map(({ productExternalId }) => productExternalId)
    await manager().call(moveDeskOrder, {
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

  it('is accepted once when two managers press at once', async () => {
    await buyer().put({ ...FILTER, quantity: 2 })
    const number = await receive({}, { isPaid: true })
    const version = await versionOf(number)
    const answers = await Promise.all([accept(number, 2, { version }), accept(number, 2, { version })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await refundsOf(number)).toMatchObject([{ amount: 78_000 }])
  })
})
