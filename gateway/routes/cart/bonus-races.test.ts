import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import {
  bonusCards,
  bonusOperations,
  promoCodes,
  promoCodeUses,
  tillCards,
} from '@/gateway/db/schema/bonuses'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import type { Buyer } from '@/gateway/test-support/buyer'
import type { OrderBody } from '@/gateway/test-support/order-body'
import { describeOrders, FAST, FILTER, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { applyPromoCode, createBonusCard, findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { acceptDeskReturn, moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { MAX_PRICE, MAX_QUANTITY } from '@/lib/gateway/contracts/limits'
import { cancelOrderProducts, readOrder } from '@/lib/gateway/contracts/orders/orders'

const BALANCE = 1000
const AT_ONCE = 10
/** Price lists, 1C and the desk take none above. */
const HIGHEST_KOPECKS = 2_000_000_000
const FILTER_LINE = '00-10000001'
const PADS_LINE = '00-10000006-101'

describeOrders('bonuses that ten calls reach for at once', (desk) => {
  const { db, gateway, open, newBuyer, setOffer, ordersOf } = desk
  let buyer: Buyer
  let card: string

  beforeEach(async () => {
    buyer = await open()
    card = await buyer.joinClub(BALANCE)
    await setOffer(1, SHOP, { quantity: 0 })
    await setOffer(1, OWN, { quantity: 100 })
    await setOffer(6, FAST, { quantity: 100 })
  })

  const ten = <Result>(run: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, at) => run(at)))
  const spending = (amount: number) => ({ bonusCardNumber: card, writeoffBonuses: amount })
  const statusesOf = (responses: readonly { status: number }[]) =>
    responses.map(({ status }) => status).toSorted((a, b) => a - b)

  /** What the card shows, after a comparison with the ledger's two sums. */
  async function balanceOf(owner: Buyer) {
    const rows = await db().select().from(bonusOperations).where(eq(bonusOperations.userId, owner.user.id))
    const spendable = rows.filter(({ availableAt }) => availableAt !== null)
    const { balance } = (await owner.call(findBonusCard, {})).body
    expect(spendable.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
    expect(spendable.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(balance)
    expect(rows.filter(({ remaining }) => remaining < 0)).toEqual([])
    return balance
  }

  const writtenOffOf = async (owner: Buyer) =>
    (await ordersOf(owner)).reduce((sum, { writeoffTotal }) => sum + writeoffTotal, 0) / 100

  it('are spent by one of ten orders that each want all of them', async () => {
    await buyer.put({ ...FILTER, quantity: 20 }, { ...PADS, quantity: 20 })
    const { orderBasket } = await buyer.orderBody()
    const bodies = await ten(async (at) => ({
      ...(await buyer.orderBody(spending(BALANCE))),
      orderBasket: orderBasket.slice(at % 2, (at % 2) + 1),
      idempotencyKey: `all-${at}`,
    }))
    const responses = await ten((at) => buyer.send(bodies[at] as OrderBody))
    expect(statusesOf(responses)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)])
    expect(await balanceOf(buyer)).toBe(0)
    expect(await writtenOffOf(buyer)).toBe(BALANCE)
  })

  it('are neither lost nor doubled while ten calls cancel one order and place another', async () => {
    await buyer.put({ ...FILTER, quantity: 10 })
    const { orderNumber } = (await buyer.order(spending(BALANCE))).body
    await buyer.put({ ...PADS, quantity: 10 })
    const body = await buyer.orderBody(spending(600))
    const responses = await ten<{ status: number }>((at) =>
      at % 2
        ? buyer.send({ ...body, idempotencyKey: `beside-${at}` })
        : buyer.call(cancelOrderProducts, {
            body: { orderNumber, products: [{ productExternalId: FILTER_LINE, quantity: 2 }] },
          }),
    )
    for (const { status } of responses) expect([200, 409]).toContain(status)
    expect((await balanceOf(buyer)) + (await writtenOffOf(buyer))).toBe(BALANCE)
  })

  it('of one order come back once, however many calls cancel it', async () => {
    await buyer.put({ ...FILTER, quantity: 10 })
    const { orderNumber } = (await buyer.order(spending(333))).body
    const responses = await ten(() =>
      buyer.call(cancelOrderProducts, {
        body: { orderNumber, products: [{ productExternalId: FILTER_LINE }] },
      }),
    )
    expect(statusesOf(responses)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)])
    expect(await balanceOf(buyer)).toBe(BALANCE)
  })

  it('earned by an order are credited once by two who hand it over, and are owed when they are spent as it comes back', async () => {
    const manager = await signedIn(gateway(), { isAdmin: true })
    const owner = await newBuyer()
    const bonusCardNumber = await owner.joinClub(0)
    await owner.put({ ...PADS, quantity: 2 })
    const { orderNumber } = (await owner.order()).body
    const read = async () => (await manager.call(readDeskOrder, { body: { orderNumber } })).body
    const { version } = await read()
    const products = [{ productExternalId: PADS_LINE, status: 'issued' as const }]
    const issue = (by: SignedIn, key: string) =>
      by.call(moveDeskOrder, { body: { orderNumber, version, products, idempotencyKey: key } })
    await Promise.all([
      issue(manager, `${orderNumber} first`),
      issue(manager, `${orderNumber} first`),
      issue(await signedIn(gateway(), { isAdmin: true }), `${orderNumber} second`),
    ])
    const earned = await balanceOf(owner)
    expect(earned).toBe((await ordersOf(owner))[0]?.reward)
    expect(earned).toBeGreaterThan(0)

    await owner.put({ ...FILTER, quantity: 20 })
    const body = await owner.orderBody({ bonusCardNumber, writeoffBonuses: earned })
    const back = { productExternalId: PADS_LINE, quantity: 2, isFit: true }
    const [taken, spent] = await Promise.all([
      manager.call(acceptDeskReturn, {
        body: {
          orderNumber,
          version: (await read()).version,
          idempotencyKey: `back ${orderNumber}`,
          returnId: null,
          products: [back],
        },
      }),
      owner.send(body),
    ])
    expect(taken.status).toBe(200)
    expect([200, 409]).toContain(spent.status)
    const rows = await db().select().from(bonusOperations).where(eq(bonusOperations.userId, owner.user.id))
    const credited = rows.filter(({ availableAt }) => availableAt !== null)
    const owed = spent.status === 200 ? -earned : 0
    expect(credited.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed)
    expect(credited.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(owed)
    expect((await owner.call(findBonusCard, {})).body.balance).toBe(0)
  })

  it('are exact in an order of as many pieces as a line holds, at the highest price there is', async () => {
    const manager = await signedIn(gateway(), { isAdmin: true })
    const owner = await newBuyer()
    const bonusCardNumber = await owner.joinClub(0)
    await setOffer(6, FAST, { price: HIGHEST_KOPECKS, quantity: 2 * MAX_QUANTITY })
    await owner.put({ ...PADS, quantity: MAX_QUANTITY })
    const { orderNumber } = (await owner.order()).body
    const earned = (HIGHEST_KOPECKS * MAX_QUANTITY * 3) / 10_000
    const rewards = await db()
      .select({ order: orders.reward, line: orderLines.reward })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(eq(orders.number, orderNumber))
    expect(rewards).toEqual([{ order: earned, line: earned }])
    expect((await owner.call(readOrder, { body: { orderNumber } })).body.total.totalReward).toBe(earned)
    const read = async () => (await manager.call(readDeskOrder, { body: { orderNumber } })).body
    await manager.call(moveDeskOrder, {
      body: {
        orderNumber,
        version: (await read()).version,
        products: [{ productExternalId: PADS_LINE, status: 'issued' }],
        idempotencyKey: `${orderNumber} issued`,
      },
    })
    expect(await balanceOf(owner)).toBe(earned)

    await owner.put({ ...PADS, quantity: MAX_QUANTITY })
    const spent = await owner.order({ bonusCardNumber, writeoffBonuses: MAX_PRICE })
    expect(spent.status).toBe(200)
    expect(await balanceOf(owner)).toBe(earned - MAX_PRICE)
    const back = { productExternalId: PADS_LINE, quantity: MAX_QUANTITY, isFit: true }
    const { version } = await read()
    const products = [back]
    const taken = await manager.call(acceptDeskReturn, {
      body: { orderNumber, version, idempotencyKey: `${orderNumber} back`, returnId: null, products },
    })
    expect(taken.status).toBe(200)
    const rows = await db().select().from(bonusOperations).where(eq(bonusOperations.userId, owner.user.id))
    const credited = rows.filter(({ availableAt }) => availableAt !== null)
    expect(credited.reduce((sum, { amount }) => sum + amount, 0)).toBe(-MAX_PRICE)
    expect(credited.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(-MAX_PRICE)
  })

  it('of a code are given once to a person who sends it ten times', async () => {
    await db().insert(promoCodes).values({ code: 'ONCE', title: 'Раз', bonuses: 70, maxUses: AT_ONCE })
    const responses = await ten((at) =>
      buyer.call(applyPromoCode, { body: { promoCode: at % 2 ? 'once' : 'ON-CE' } }),
    )
    expect(statusesOf(responses)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)])
    expect(await balanceOf(buyer)).toBe(BALANCE + 70)
  })

  it('of a code for three go to three of ten people', async () => {
    await db().insert(promoCodes).values({ code: 'THREE', title: 'Троим', bonuses: 70, maxUses: 3 })
    const people = await ten(() => newBuyer())
    for (const one of people) await one.joinClub(0)
    const responses = await ten((at) =>
      (people[at] as Buyer).call(applyPromoCode, { body: { promoCode: 'THREE' } }),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    const balances = await Promise.all(people.map(balanceOf))
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(3 * 70)
    const [row] = await db().select().from(promoCodes).where(eq(promoCodes.code, 'THREE'))
    const uses = await db().select().from(promoCodeUses).where(eq(promoCodeUses.code, 'THREE'))
    expect([row?.uses, uses.length]).toEqual([3, 3])
  })

  it('of a till are taken once by ten calls that join and look', async () => {
    const joining = await newBuyer({ secondName: 'Орлов' })
    const number = `29${joining.user.phone}`
    await db()
      .insert(tillCards)
      .values({ number, phone: joining.user.phone ?? '', bonuses: 250 })
    const responses = await ten(async (at) =>
      at % 2 ? joining.call(createBonusCard, {}) : joining.call(findBonusCard, {}),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await balanceOf(joining)).toBe(250)
    const cards = await db().select().from(bonusCards).where(eq(bonusCards.userId, joining.user.id))
    expect(cards.map((row) => row.number)).toEqual([number])
  })

  it('belong to one card when ten calls join at once', async () => {
    const joining = await newBuyer({ secondName: 'Орлов' })
    const responses = await ten(() => joining.call(createBonusCard, {}))
    expect(statusesOf(responses)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)])
    expect(await db().$count(bonusCards, eq(bonusCards.userId, joining.user.id))).toBe(1)
  })
})
