import { beforeEach, expect, it } from 'vitest'
import { promotions } from '@/gateway/db/schema/promotions'
import { describeOrders, FILTER, NOW } from '@/gateway/test-support/order-desk'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { calculateWriteoff, recountCart } from '@/lib/gateway/contracts/orders/checkout'
import { cancelOrderProducts, readOrder } from '@/lib/gateway/contracts/orders/orders'

const DAY_MS = 86_400_000
const FILTERS = 3
const TITLE = 'Двойные бонусы за фильтры'
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

describeOrders(
  'double bonuses',
  ({ db, newBuyer, open }) => {
    const buy = async (quantity: number) => {
      await open()
      const buyer = await newBuyer()
      await buyer.joinClub(0)
      await buyer.put({ ...FILTER, quantity })
      return buyer
    }
    const promise = async (changes: Partial<typeof promotions.$inferInsert> = {}) => {
      await db()
        .insert(promotions)
        .values({
          title: TITLE,
          kind: 'bonus_times',
          sectionId: FILTERS,
          times: 2,
          startsAt: before(1),
          endsAt: before(-1),
          ...changes,
        })
    }
    beforeEach(async () => {
      await db().delete(promotions)
    })

    it('are the same in the cart, the sums, the order and after a part was called off', async () => {
      await promise()
      const buyer = await buy(4)
      const [line] = (await buyer.call(readCart, {})).body.products
      // 4 × 390 ₽ at 3 % are 46 bonuses.
      expect(line).toMatchObject({ bonuses: 92, promotion: TITLE })
      expect((await buyer.call(recountCart, { body: {} })).body.total.totalReward).toBe(92)
      const items = [{ ...FILTER, price: 390, quantity: 4 }]
      const counted = (await buyer.call(calculateWriteoff, { body: { items } })).body
      expect(counted.discountItems[0]?.reward).toBe(92)
      const { orderNumber } = (await buyer.order()).body
      const read = async () => (await buyer.call(readOrder, { body: { orderNumber } })).body
      const order = await read()
      expect(order.total.totalReward).toBe(92)
      expect(order.products[0]).toMatchObject({ bonuses: 92, promotion: TITLE })
      const products = [{ productExternalId: order.products[0]?.productExternalId ?? '', quantity: 3 }]
      await buyer.call(cancelOrderProducts, { body: { orderNumber, products } })
      expect((await read()).products[0]).toMatchObject({ quantity: 1, bonuses: 22, promotion: TITLE })
    })

    it.each([
      ['is over', { endsAt: NOW }],
      ['has not begun', { startsAt: before(-0.5) }],
      ['is for other goods', { sectionId: 5 }],
    ])('are none when the promotion %s', async (_, changes) => {
      await promise(changes)
      const buyer = await buy(4)
      const [line] = (await buyer.call(readCart, {})).body.products
      expect(line).toMatchObject({ bonuses: 46, promotion: null })
    })

    it('are given by a promotion of the section above, the best of several', async () => {
      await promise({ sectionId: 1 })
      await promise({ title: 'Тройные бонусы', times: 3 })
      const buyer = await buy(4)
      const [line] = (await buyer.call(readCart, {})).body.products
      expect(line).toMatchObject({ bonuses: 138, promotion: 'Тройные бонусы' })
    })
  },
  describeWithDatabase,
)
