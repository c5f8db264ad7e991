import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { LEAST_LINES, refreshReliability } from '@/gateway/services/reliability/refresh-reliability'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeOrders, FAST, NOW, OWN, PADS } from '@/gateway/test-support/order-desk'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { moveOrder } from '@/lib/gateway/contracts/orders/order-moves'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { searchParts } from '@/lib/gateway/contracts/catalog/search'

const KEY = 'key-of-the-warehouse'
const DAY_MS = 86_400_000

describeOrders('the punctuality of vendors', ({ db, open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW, ordersKey: KEY })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    await db().execute(sql`delete from orders`)
  })

  /** Lines of one order, promised for `expected`. */
  async function addLines(
    count: number,
    isInTime: boolean | null,
    supplierId: number = FAST,
    expected = NOW,
  ) {
    const readyAt = isInTime === null ? null : isInTime ? expected : new Date(expected.getTime() + DAY_MS)
    await db().execute(sql`
      with made as (
        insert into orders (number, person_code, name, phone, email, is_pickup, delivery_title, payment_code, payment_title)
        values (gen_random_uuid()::text, 'person_1', 'Пётр', '79000000000', 'a@example.com', true, 'Самовывоз', 'cash', 'Наличными')
        returning id
      )
      insert into order_lines (order_id, position, product_external_id, brand, article, title, arus_code, vendor_id, supplier_id,
        supplier, quantity, price, expected_at, ready_at)
      select made.id, n, n::text, 'Bosch', 'x', 'Колодки', '00-10000006', ${supplierId === OWN ? 0 : supplierId}::int, ${supplierId}::int,
        'Партнёр', 1, 100, ${expected.toISOString()}::timestamptz, ${readyAt?.toISOString() ?? null}::timestamptz
      from made, generate_series(1, ${count}) n`)
  }
  const percentOf = async (supplierId: number) => {
    await refreshReliability(db(), NOW)
    const [row] = await selectRows<{ percent: number | null }>(
      db(),
      sql`select in_time_percent as percent from suppliers where id = ${supplierId}`,
    )
    return row?.percent
  }

  it('is counted from enough lines alone, and is no better than it was', async () => {
    await addLines(LEAST_LINES - 2, true)
    await addLines(1, false)
    await addLines(9, null)
    expect(await percentOf(FAST)).toBeNull()
    await addLines(1, true)
    expect(await percentOf(FAST)).toBe(95)
    await addLines(180, true)
    expect(await percentOf(FAST)).toBe(99)
    expect(await refreshReliability(db(), NOW)).toBe(0)
  })

  it('forgets what was half a year ago, and the own warehouse has none', async () => {
    await addLines(LEAST_LINES, true, FAST, new Date('2025-08-01T09:00:00Z'))
    await addLines(LEAST_LINES, true, OWN)
    expect(await percentOf(FAST)).toBeNull()
    expect(await percentOf(OWN)).toBeNull()
  })

  it('counts a line as soon as it is ready, and stands at the offers of the vendor', async () => {
    await addLines(LEAST_LINES - 1, true)
    const buyer = await createBuyer(gateway)
    await buyer.put(PADS)
    const { body } = await buyer.order({})
    const move = (status: 'ready' | 'issued') =>
      callGateway(
        gateway,
        moveOrder,
        { body: { orderNumber: body.orderNumber, status } },
        { authorization: `Bearer ${KEY}` },
      )
    await move('ready')
    await move('issued')
    expect(await percentOf(FAST)).toBe(100)

    const shown = await createTestGateway(db(), { now: () => NOW })
    const { brand, article } = PADS
    const items = { 1: { id: 1, brand, article } }
    const prices = (await callGateway(shown, getPartPrices, { body: { items } })).body.items[1]?.suppliers
    expect(prices?.find(({ id }) => id === FAST)?.inTimePercent).toBe(100)
    const found = await callGateway(shown, searchParts, { body: { brand, article } })
    const offers = found.body.part?.offers.flatMap(({ suppliers }) => suppliers) ?? []
    expect(offers.find(({ supplierId }) => supplierId === FAST)?.inTimePercent).toBe(100)
    expect(
      offers.filter(({ supplierId }) => supplierId !== FAST).every((one) => !('inTimePercent' in one)),
    ).toBe(true)
    await shown.close()
  })
})
