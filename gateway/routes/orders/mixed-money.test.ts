import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bonusOperations, promoCodes } from '@/gateway/db/schema/bonuses'
import { orders } from '@/gateway/db/schema/orders'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { createBuyer } from '@/gateway/test-support/buyer'
import { issueGiftCard } from '@/gateway/test-support/seeds/issue-gift-card'
import { bank, describeOrders, FAST, FILTER, NOW, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { applyPromoCode, findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { acceptDeskReturn, moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { payOrder } from '@/lib/gateway/contracts/orders/orders'

const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'
const FILTER_KOPECKS = 39_997
const PADS_KOPECKS = 230_003
const BONUSES = 333
const GIFT = 50_003
const CAME = 4 * FILTER_KOPECKS + PADS_KOPECKS - BONUSES * 100 - GIFT

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

describeOrders('an order that bonuses, a gift card and the bank have paid', ({ db, setOffer }) => {
  it('gives each its own back to the kopeck, as two managers refuse and take back at once', async () => {
    const gateway = await createTestGateway(db(), { now: () => NOW, payments: bank })
    const buyer = await createBuyer(gateway)
    const managers = [await signedIn(gateway, { isAdmin: true }), await signedIn(gateway, { isAdmin: true })]
    for (const supplier of [OWN, SHOP]) await setOffer(1, supplier, { price: FILTER_KOPECKS, quantity: 5 })
    await setOffer(6, FAST, { price: PADS_KOPECKS, quantity: 5 })
    await db().insert(promoCodes).values({ code: 'ODD', title: 'Код', bonuses: BONUSES })
    const bonusCardNumber = await buyer.joinClub(0)
    await buyer.call(applyPromoCode, { body: { promoCode: 'odd' } })
    const card = await issueGiftCard(db(), GIFT)

    await buyer.put({ ...FILTER, quantity: 4 }, PADS)
    const { orderNumber } = (
      await buyer.order({
        orderPayment: { paymentExternalId: 'online' },
        bonusCardNumber,
        writeoffBonuses: BONUSES,
        giftCards: { codes: [card.code], amount: GIFT / 100 },
      })
    ).body
    const { paymentUrl } = (await buyer.call(payOrder, { body: { orderNumber } })).body
    await settlePayment(gateway.deps, paymentUrl?.split('/').at(-1) ?? '', 'succeeded')

    /** What is left, after a comparison of all that came with what the order costs. */
    async function check() {
      const [order] = await db().select().from(orders).where(eq(orders.number, orderNumber))
      if (!order) throw new Error('no order')
      const own = { came: eq(payments.orderId, order.id), back: eq(refunds.orderId, order.id) }
      const came = await db()
        .select()
        .from(payments)
        .where(and(own.came, eq(payments.status, 'succeeded')))
      const back = sumOf(await db().select().from(refunds).where(own.back))
      expect(sumOf(came)).toBe(CAME)
      expect(order.paidTotal).toBe(order.total)
      expect(CAME + GIFT - back - (await card.balance())).toBe(order.total)
      const { balance } = (await buyer.call(findBonusCard, {})).body
      const promised = order.status === 'issued' || order.status === 'returned' ? order.reward : 0
      expect(order.writeoffTotal / 100 + balance - promised).toBe(BONUSES)
      return { order, back }
    }
    const atOnce = async (
      write: (by: SignedIn, version: number, key: string) => Promise<{ status: number }>,
    ) => {
      const [first] = managers
      const { version } = (await (first as SignedIn).call(readDeskOrder, { body: { orderNumber } })).body
      const responses = await Promise.all(
        managers.map((by, at) => write(by, version, `${orderNumber} ${version} ${at}`)),
      )
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
    const move = (productExternalId: string, status: 'refused' | 'issued', quantity?: number) =>
      atOnce((by, version, idempotencyKey) =>
        by.call(moveDeskOrder, {
          body: { orderNumber, version, idempotencyKey, products: [{ productExternalId, status, quantity }] },
        }),
      )

    /** What the newest email about a refusal says of bonuses. */
    const bonusesTold = async () => {
      const mails = await db()
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.kind, 'order-refused'))
        .orderBy(outboxMessages.id)
      return Number(/К возврату бонусами: (\d+)/.exec(mails.at(-1)?.text ?? '')?.[1]) * 100
    }
    let { writeoffTotal: before } = (await check()).order
    for (const [id, ...pieces] of [[FILTER_ID, 1], [PADS_ID]] as const) {
      await move(id, 'refused', ...pieces)
      const { writeoffTotal } = (await check()).order
      expect(await bonusesTold()).toBe(before - writeoffTotal)
      before = writeoffTotal
    }
    expect((await check()).order.goodsTotal).toBe(3 * FILTER_KOPECKS)
    await move(FILTER_ID, 'issued')
    await check()
    for (let left = 2; left >= 0; left -= 1) {
      await atOnce((by, version, idempotencyKey) =>
        by.call(acceptDeskReturn, {
          body: {
            orderNumber,
            version,
            idempotencyKey,
            returnId: null,
            products: [{ productExternalId: FILTER_ID, quantity: 1, isFit: true }],
          },
        }),
      )
      await check()
    }
    const { order, back } = await check()
    expect(order).toMatchObject({ total: 0, paidTotal: 0, giftTotal: 0, writeoffTotal: 0, reward: 0 })
    expect([back, await card.balance()]).toEqual([CAME, GIFT])
    const ledger = await db().select().from(bonusOperations).where(eq(bonusOperations.userId, buyer.user.id))
    expect(sumOf(ledger)).toBe(BONUSES)
    await gateway.close()
  })
})
