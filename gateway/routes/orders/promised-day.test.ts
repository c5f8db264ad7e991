import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { filterOptions, filters, sectionFilters } from '@/gateway/db/schema/filters'
import { offers } from '@/gateway/db/schema/offers'
import { createBuyer } from '@/gateway/test-support/buyer'
import { moscowDay } from '@/gateway/services/delivery/moscow-time'
import { describeOrders, FAST, FILTER, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { refreshCatalog } from '@/gateway/test-support/refresh-catalog'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { searchEntities, searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { searchParts } from '@/lib/gateway/contracts/catalog/search'
import { promisedDays } from '@/lib/parts/terms/promise'

const TODAY = 0
const TOMORROW = 1

/** Of the filter by term. */
const TERM = '9'
const TERMS = [
  ['901', 0],
  ['902', 24],
] as const

/** The moment at which Moscow's clocks show `time` on the first of March. */
const at = (time: string) => new Date(`2026-03-01T${time}:00+03:00`)

describeOrders(
  'the promised day',
  ({ db, setOffer }) => {
    let now = at('12:00')
    let gateway: TestGateway
    beforeAll(async () => {
      gateway = await createTestGateway(db(), { now: () => now })
      await db()
        .update(offers)
        .set({ deliveryHours: 0 })
        .where(and(eq(offers.productId, 1), eq(offers.supplierId, SHOP)))
      return () => gateway.close()
    })

    async function setStock(inShop: number) {
      await setOffer(1, OWN, { price: 40_000, quantity: 50 })
      await setOffer(1, SHOP, { price: 40_000, quantity: inShop })
      await setOffer(6, FAST, { price: 230_000, quantity: 50 })
      await db().execute(sql`select refresh_offer_summary()`)
    }

    it.each([
      ['a part in the shop at noon', FILTER, 9, '12:00', TODAY],
      ['a part in the shop a minute before it closes', FILTER, 9, '20:59', TODAY],
      ['a part in the shop when it closes', FILTER, 9, '21:00', TOMORROW],
      ['a part in the shop before midnight', FILTER, 9, '23:59', TOMORROW],
      ['a part in the shop after midnight', FILTER, 9, '00:00', TODAY],
      ['a part that lies in the warehouse', FILTER, 0, '12:00', TOMORROW],
      ['a part that lies in the warehouse, late', FILTER, 0, '23:59', TOMORROW],
      ["a vendor's part", PADS, 9, '12:00', TOMORROW],
      ["a vendor's part, late", PADS, 9, '23:59', TOMORROW],
    ])('of %s is the same from the list to the letter', async (_, part, inShop, time, day) => {
      now = at(time)
      await setStock(inShop)
      const buyer = await createBuyer(gateway)
      const { brand, article } = part

      const listed = (await buyer.call(searchEntities, { body: [{ brand, article }] })).body
      const found = (await buyer.call(searchParts, { body: { article, brand } })).body
      const items = { 1: { id: 1, brand, article, supplierId: SHOP } }
      const priced = (await buyer.call(getPartPrices, { body: { items } })).body
      await buyer.put(part)
      const cart = (await buyer.call(readCart, {})).body.products
      const pattern = (await buyer.call(getOrderPattern, {})).body
      const [shop] = pattern.deliveryTypes.find(({ code }) => code === 'pickup')?.pickupStores ?? []
      const hours = [
        listed.entities[0]?.deliveryTime,
        found.part?.deliveryTime,
        found.part?.offers[0]?.deliveryTime,
        priced.items['1']?.deliveryTime,
        cart[0]?.deliveryTime,
        shop?.deliveryTime,
      ]
      expect(hours.map((some) => some !== undefined && promisedDays(some))).toEqual(hours.map(() => day))

      const { orderNumber } = (await buyer.order()).body
      const order = (await buyer.call(readOrder, { body: { orderNumber } })).body
      const promised = [order.deliveryDate, order.products[0]?.deliveryDate]
      expect(promised.map((moment) => moscowDay(new Date(moment ?? '')))).toEqual(
        promised.map(() => `2026-03-0${1 + day}`),
      )
      const mails = await db().select().from(outboxMessages)
      expect(mails.find(({ subject }) => subject?.includes(orderNumber))?.text).toContain(
        day === TODAY
          ? 'Можно забрать сегодня, 1\u00a0марта, до 21:00.'
          : `Можно забрать завтра, ${1 + day}\u00a0марта, с 09:00 до 21:00.`,
      )
    })

    it.each([
      ['a minute before the shop closes', '20:59', TODAY],
      ['when the shop has closed', '21:00', TOMORROW],
      ['after midnight', '00:00', TODAY],
    ])('%s the filter by term, its counts and the cards agree', async (_, time, day) => {
      now = at(time)
      await setStock(9)
      await filterByTerm()
      const buyer = await createBuyer(gateway)
      const list = async (...terms: string[]) =>
        (
          await buyer.call(searchListing, {
            body: { section: 'oil-filters', filters: terms.map((id) => ({ id: TERM, values: [id] })) },
          })
        ).body

      const all = await list()
      const counts = all.filters.flatMap((filter) =>
        filter.id === TERM && filter.type === 'enum'
          ? filter.options.map(({ id, count }) => [id, count])
          : [],
      )
      for (const [id, hours] of TERMS) {
        const cards = all.entities.filter(
          ({ price, deliveryTime }) => price !== null && deliveryTime <= hours,
        )
        expect(counts).toContainEqual([id, cards.length])
        const chosen = await list(id)
        expect(chosen.pagination.total).toBe(cards.length)
        expect(chosen.entities.map(({ arusCode }) => arusCode)).toEqual(cards.map(({ arusCode }) => arusCode))
      }
      const today = all.entities.filter(({ price, deliveryTime }) => price !== null && deliveryTime === 0)
      expect(today.length > 0).toBe(day === TODAY)
    })

    /** Adds the filter by term to all sections, once. */
    async function filterByTerm() {
      await db()
        .insert(filters)
        .values({
          id: Number(TERM),
          type: 'enum',
          source: 'delivery',
          code: 'delivery',
          title: 'Срок доставки',
        })
        .onConflictDoNothing()
      await db()
        .insert(filterOptions)
        .values(
          TERMS.map(([id, hours]) => ({
            id: Number(id),
            filterId: Number(TERM),
            value: String(hours),
            title: String(hours),
            rewriteCode: String(hours),
          })),
        )
        .onConflictDoNothing()
      await db()
        .insert(sectionFilters)
        .values([1, 2, 3].map((sectionId) => ({ sectionId, filterId: Number(TERM), sequence: 9 })))
        .onConflictDoNothing()
      await refreshCatalog(db())
    }
  },
  describeWithDatabase,
)
