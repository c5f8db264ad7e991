import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { products } from '@/gateway/db/schema/catalog'
import { cartLines } from '@/gateway/db/schema/cart'
import { offers } from '@/gateway/db/schema/offers'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { addToCart, changeCart, readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import { MAX_CART_LINES } from '@/lib/gateway/contracts/limits'

const OWN = 15
const SHOP = 29
const FAST = 101
const SLOW = 102

const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: OWN }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: FAST }
const LAST_PAIR = { brand: 'Bosch', article: '0 451 103 316', supplierId: SLOW, quantity: 2 }

const FILTER_ID = '00-10000001'
const LAST_ID = `00-10000003-${SLOW}`
const FILLER_BRAND = 5
const FIRST_FILLER_ID = 1000

type NewLine = typeof FILTER & { quantity?: number; id?: number; addToOrder?: boolean }

/** As many lines of made-up parts as a cart may hold. */
async function fillCart(db: Database, userId: string) {
  const rows = Array.from({ length: MAX_CART_LINES }, (_, at) => ({
    id: FIRST_FILLER_ID + at,
    brandId: FILLER_BRAND,
    article: `F${at}`,
    articleKey: `f${at}`,
    foldedKey: `f${at}`,
    title: `Деталь ${at}`,
  }))
  const made = await db.insert(products).values(rows).returning({ id: products.id })
  await db
    .insert(cartLines)
    .values(made.map(({ id }) => ({ userId, productId: id, vendorId: 0, supplierId: OWN, quantity: 1 })))
}

describeOnDatabases('the cart', (database) => {
  let gateway: TestGateway
  let shopper: SignedIn
  const add = (...lines: NewLine[]) => shopper.call(addToCart, { body: { products: lines } })
  const read = async () => (await shopper.call(readCart, {})).body.products
  const change = (changes: Record<string, unknown> & { productExternalId: string }) =>
    shopper.call(changeCart, { body: { products: [changes] } })

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  async function newShopper(...changes: Parameters<typeof signedIn>[1][]) {
    shopper = await signedIn(gateway, ...changes)
  }

  it('is nobody else’s', async () => {
    await newShopper()
    await add(FILTER)
    const other = await signedIn(gateway)
    expect((await other.call(readCart, {})).body.products).toEqual([])
    expect((await gateway.post('/orders/v3/spa/basket/read')).status).toBe(401)
  })

  it('takes nothing from a shopper without a confirmed phone', async () => {
    await newShopper({ isPhoneConfirmed: false })
    expect((await add(FILTER)).status).toBe(403)
    expect(await read()).toEqual([])
  })

  it('sells the own warehouse at its lowest price, together, and shows the old price', async () => {
    await newShopper()
    const { body } = await add({ ...FILTER, id: 0, quantity: 7 })
    expect(body.data).toMatchObject([{ id: 0, status: 'ok', violations: [] }])
    expect(body.products).toMatchObject([
      {
        productExternalId: FILTER_ID,
        price: 390,
        oldPrice: 450,
        maxQuantity: 7,
        quantity: 7,
        goods: { product: true },
        isOrderVendor: false,
        isToday: false,
        addToOrder: true,
        deliveryTime: 24,
      },
    ])
    expect(body.products[0]?.suppliers.map(({ source }) => source).toSorted()).toEqual([
      'vendor',
      'vendor',
      'warehouse',
      'warehouse',
    ])
  })

  it('sells a vendor’s goods at the vendor’s terms, as a line of their own', async () => {
    await newShopper()
    await add(FILTER)
    const { body } = await add({ ...FILTER, supplierId: SLOW, quantity: 4 })
    expect(body.products).toMatchObject([
      { productExternalId: `${FILTER_ID}-${SLOW}`, price: 350, multiplicity: 2, isOrderVendor: true },
      { productExternalId: FILTER_ID, price: 390, quantity: 1 },
    ])
  })

  it('updates the line of a part that is there and puts a new part on top', async () => {
    await newShopper()
    await add(FILTER)
    await add(PADS)
    const { body } = await add({ ...FILTER, supplierId: SHOP, quantity: 3 })
    expect(body.products.map(({ article, quantity, supplierId }) => [article, quantity, supplierId])).toEqual(
      [
        ['0 986 494 164', 1, FAST],
        ['OC 90', 3, SHOP],
      ],
    )
  })

  it.each([
    ['more than there is', { ...FILTER, quantity: 8 }, 11551, 'В наличии только 7.'],
    [
      'a broken pack',
      { ...FILTER, supplierId: SLOW, quantity: 3 },
      11552,
      'Количество должно быть кратно 2.',
    ],
    ['an unknown part', { ...FILTER, article: 'NO SUCH' }, 11553, 'Такого товара нет в каталоге.'],
    ['an unknown seller', { ...FILTER, supplierId: 77 }, 11554, 'Такого поставщика нет.'],
    [
      'what is gone',
      { brand: 'Mann', article: 'W 610/3', supplierId: OWN },
      11550,
      'Извините, данного товара уже нет в наличии.',
    ],
  ])('refuses %s and says why', async (_, line, code, message) => {
    await newShopper()
    const refused = await add(line)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      message,
      data: [{ status: 'error', violations: [{ code, message }] }],
    })
    const mixed = await add({ ...line, id: 1 }, { ...PADS, id: 2 })
    expect(mixed.status).toBe(200)
    expect(mixed.body.data.map(({ id, status }) => [id, status])).toEqual([
      [1, 'error'],
      [2, 'ok'],
    ])
    expect(mixed.body.products).toHaveLength(1)
  })

  it('changes only the fields that are given', async () => {
    await newShopper()
    await add({ ...FILTER, quantity: 2 })
    expect((await change({ productExternalId: FILTER_ID, addToOrder: false })).body.products).toMatchObject([
      { quantity: 2, addToOrder: false, supplierId: OWN },
    ])
    expect((await change({ productExternalId: FILTER_ID, quantity: 3 })).body.products).toMatchObject([
      { quantity: 3, addToOrder: false, supplierId: OWN },
    ])
    expect((await change({ productExternalId: FILTER_ID, supplierId: SHOP })).body.products).toMatchObject([
      { productExternalId: FILTER_ID, quantity: 3, supplierId: SHOP },
    ])
  })

  it('gives the old line back with the reason when a change is refused', async () => {
    await newShopper()
    await add({ ...FILTER, quantity: 2 })
    const refused = await change({ productExternalId: FILTER_ID, quantity: 100 })
    expect(refused.status).toBe(422)
    expect(refused.body.data).toMatchObject([
      { status: 'error', data: { quantity: 2 }, violations: [{ code: 11551 }] },
    ])
    expect((await change({ productExternalId: '00-10000002', quantity: 1 })).body.data).toMatchObject([
      { violations: [{ code: 11555 }] },
    ])
  })

  it('joins two lines of a part when one moves to the seller of the other', async () => {
    await newShopper()
    await add({ ...FILTER, quantity: 2 }, { ...FILTER, supplierId: FAST, quantity: 3 })
    const { body } = await change({ productExternalId: `${FILTER_ID}-${FAST}`, supplierId: OWN })
    expect(body.data).toMatchObject([{ status: 'ok', data: { productExternalId: FILTER_ID, quantity: 5 } }])
    expect(body.products).toHaveLength(1)
  })

  it('keeps a sold-out line without a price, lets it be put off and taken out', async () => {
    await newShopper()
    const { db } = database()
    await add(LAST_PAIR)
    await db.update(offers).set({ quantity: 0 }).where(eq(offers.productId, 3))
    expect(await read()).toMatchObject([{ price: null, oldPrice: null, maxQuantity: 0, quantity: 2 }])
    expect((await change({ productExternalId: LAST_ID, addToOrder: false })).status).toBe(200)
    const { body } = await shopper.call(removeFromCart, {
      body: { products: [{ productExternalId: LAST_ID }, { productExternalId: 'no-such-line' }] },
    })
    expect(body.products).toEqual([])
    await db.update(offers).set({ quantity: 3 }).where(eq(offers.productId, 3))
  })

  it('shows the price of the moment', async () => {
    await newShopper()
    const { db } = database()
    await add(PADS)
    await db.update(offers).set({ price: 199_990 }).where(eq(offers.supplierId, FAST))
    expect(await read()).toMatchObject([{ price: 1999.9 }])
    await db.update(offers).set({ price: 230_000 }).where(eq(offers.supplierId, FAST))
  })

  it('answers with the named lines only', async () => {
    await newShopper()
    await add(FILTER, PADS)
    const { body } = await shopper.call(readCart, {
      body: { products: [{ productExternalId: FILTER_ID }] },
    })
    expect(body.products.map(({ article }) => article)).toEqual(['OC 90'])
  })

  it('carries the markup of a company and no bonuses', async () => {
    await newShopper({ group: 'corporate', markup: 12.5 })
    expect((await add(FILTER)).body.products).toMatchObject([{ markup: 12.5, bonuses: 0, price: 390 }])
  })

  describe('written from many tabs at once', () => {
    it('holds one line with one of the quantities', async () => {
      await newShopper()
      const responses = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7].map((quantity) => add({ ...FILTER, quantity })),
      )
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
      const lines = await read()
      expect(lines).toHaveLength(1)
      expect([1, 2, 3, 4, 5, 6, 7]).toContain(lines[0]?.quantity)
    })

    it('loses no line', async () => {
      await newShopper()
      await Promise.all([FILTER, PADS, LAST_PAIR, { ...FILTER, supplierId: FAST }].map((line) => add(line)))
      expect(await read()).toHaveLength(4)
    })
  })

  it('holds no more lines than it may', async () => {
    await newShopper()
    const { db } = database()
    await fillCart(db, shopper.user.id)
    const refused = await add(FILTER)
    expect(refused.body.data).toMatchObject([{ violations: [{ code: 11556 }] }])
    expect((await shopper.call(readCart, {})).body.products).toHaveLength(500)
  })
})
