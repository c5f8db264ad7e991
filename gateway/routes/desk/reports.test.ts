import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { missedSearches } from '@/gateway/db/schema/searches'
import { createMissedSearches } from '@/gateway/services/missed-searches/create-missed-searches'
import {
  MAX_QUERIES_OF_DAY,
  writeMissedSearches,
} from '@/gateway/services/missed-searches/write-missed-searches'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { issueGiftCard } from '@/gateway/test-support/seeds/issue-gift-card'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { acceptDeskReturn, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { downloadDeskReport, readDeskReport, type REPORTS } from '@/lib/gateway/contracts/desk/reports'
import { findNumbers, searchByName } from '@/lib/gateway/contracts/catalog/search'
import { exportOrders } from '@/lib/gateway/contracts/orders/order-export'
import { moveOrder } from '@/lib/gateway/contracts/orders/order-moves'

const KEY = 'key-of-the-books'
const OWNER = { authorization: `Bearer ${KEY}` }
const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'
const DAY_MS = 86_400_000
const DAY = { from: '2026-03-01', to: '2026-03-01' }

describeOrders('reports at the desk', ({ db, open }) => {
  let now = NOW
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  const searches = createMissedSearches()

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => now, ordersKey: KEY, missedSearches: searches })
    manager = await signedIn(gateway, { permissions: ['moderator_type_permission'] })
    return () => gateway.close()
  })
  beforeEach(async () => {
    now = NOW
    await db().delete(orders)
    await open()
    buyer = await createBuyer(gateway)
  })

  const report = async (name: (typeof REPORTS)[number], days = DAY) =>
    (await manager.call(readDeskReport, { body: { report: name, ...days } })).body
  const move = async (
    orderNumber: string,
    status: 'ready' | 'issued' | 'refused',
    wish: { id?: string; reason?: string; quantity?: number } = {},
  ) => {
    const { id = FILTER_ID, ...rest } = wish
    const body = { orderNumber, products: [{ productExternalId: id, status, ...rest }] }
    expect((await callGateway(gateway, moveOrder, { body }, OWNER)).status).toBe(200)
  }
  async function place(quantity = 2, changes: Parameters<Buyer['order']>[0] = {}) {
    await buyer.put({ ...FILTER, quantity }, PADS)
    const { status, body } = await buyer.order(changes)
    expect(status).toBe(200)
    return body.orderNumber
  }

  it('adds sales up to the kopeck of the orders, without discounts and what was refused or came back', async () => {
    await buyer.joinClub(500)
    const first = await place(3, { writeoffBonuses: 333 })
    await move(first, 'refused', { quantity: 1 })
    const { code } = await issueGiftCard(db(), 12_345)
    const second = await place(2, { giftCards: { codes: [code], amount: 123.45 } })
    await move(second, 'refused', { quantity: 1 })
    for (const number of [first, second])
      for (const id of [FILTER_ID, PADS_ID]) await move(number, 'issued', { id })
    const { version } = (await manager.call(readDeskOrder, { body: { orderNumber: first } })).body
    now = new Date(NOW.getTime() + 2 * DAY_MS)
    const products = [{ productExternalId: FILTER_ID, quantity: 1, isFit: true }]
    const returned = { orderNumber: first, version, idempotencyKey: first, returnId: null, products }
    expect((await manager.call(acceptDeskReturn, { body: returned })).status).toBe(200)

    const { rows, total, columns } = await report('sales')
    const exported = (await callGateway(gateway, exportOrders, {}, OWNER)).body.orders
    const bySupplier = new Map<string, number>()
    for (const { supplier, total: sum } of exported.flatMap((order) => order.products))
      bySupplier.set(supplier, Math.round((bySupplier.get(supplier) ?? 0) * 100 + sum * 100) / 100)
    expect(Object.fromEntries(rows.map((row) => [row[0], row[7]]))).toEqual(Object.fromEntries(bySupplier))
    const owed = exported.reduce(
      (sum, order) => sum + Math.round((order.total - order.deliveryPrice) * 100),
      0,
    )
    expect(columns.at(-1)?.title).toBe('Итого')
    expect(Math.round(Number(total?.[7]) * 100)).toBe(owed)
    expect(total?.slice(1, 4)).toEqual([4, 5, 1])
    for (const row of [...rows, total ?? []]) {
      const [full = 0, back = 0, discount = 0, net = 0] = row
        .slice(4)
        .map((sum) => Math.round(Number(sum) * 100))
      expect(full - back - discount).toBe(net)
    }
    expect((await report('sales', { from: '2026-02-01', to: '2026-02-28' })).rows).toEqual([])
    expect((await report('sales', { from: '2026-03-02', to: '2026-03-31' })).total).toBeNull()
  })

  it('counts a line that was handed over before the moment was written down', async () => {
    const number = await place()
    await move(number, 'issued')
    await db().update(orderLines).set({ issuedAt: null, readyAt: null })
    expect((await report('sales')).total?.[1]).toBe(1)
    expect((await report('terms')).rows).toEqual([])
  })

  it('groups refusals by supplier and reason', async () => {
    await move(await place(), 'refused', { reason: '=Нет на складе' })
    await move(await place(1), 'refused', { reason: '=Нет на складе' })
    await move(await place(1), 'refused')
    const { rows, total } = await report('refusals')
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['=Нет на складе', 2, 3, 1180],
      ['Товара не будет', 1, 1, 400],
    ])
    expect(total).toEqual(['Всего', null, 3, 4, 1580])

    const body = { report: 'refusals' as const, ...DAY }
    const { response } = await manager.call(downloadDeskReport, { body })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    const [head, first] = text.trimEnd().split('\n')
    expect(head).toBe('\uFEFFПоставщик;Причина;Строк;Штук;На сумму')
    expect(first).toMatch(/;'=Нет на складе;2;3;1180,00$/)
    expect(text.trimEnd().split('\n').at(-1)).toBe('Всего;;3;4;1580,00')
  })

  it('counts the pieces of a line that were refused in part, on the day of each refusal', async () => {
    const number = await place(4)
    await move(number, 'refused', { reason: 'Один бракованный', quantity: 1 })
    now = new Date(NOW.getTime() + DAY_MS)
    await move(number, 'refused', { reason: 'Нет на складе', quantity: 1 })
    await move(number, 'refused', { reason: 'Нет на складе' })
    const rowsOf = async (days?: typeof DAY) =>
      (await report('refusals', days)).rows.map((row) => row.slice(1))
    expect(await rowsOf()).toEqual([['Один бракованный', 1, 1, 390]])
    expect(await rowsOf({ from: '2026-03-02', to: '2026-03-02' })).toEqual([['Нет на складе', 1, 3, 1170]])
  })

  it('tells the share of lines that were ready by the promised day, and how late others are', async () => {
    const numbers = [await place(1), await place(1), await place(1), await place(1)]
    await db().update(orderLines).set({ expectedAt: NOW })
    await db().update(orderLines).set({ status: 'cancelled' }).where(eq(orderLines.vendorId, 101))
    await move(numbers[0] ?? '', 'ready')
    now = new Date(NOW.getTime() + DAY_MS)
    await move(numbers[1] ?? '', 'issued')
    now = new Date(NOW.getTime() + 3 * DAY_MS)
    await move(numbers[2] ?? '', 'issued')
    const { rows, total } = await report('terms')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.slice(1)).toEqual([4, 1, 25, 1, 3])
    expect(total).toEqual(['Всего', 4, 1, 25, 1, 3])
  })

  it('counts what was searched for in vain, without the person', async () => {
    const search = (query: string) => callGateway(gateway, searchByName, { query: { query } })
    const write = () => writeMissedSearches(db(), searches, now)
    await search('Перламутровый')
    await search('перламутровый ')
    await search('ivan@mail.ru')
    await search('масло')
    await search('колодки')
    await callGateway(gateway, findNumbers, { body: { text: 'QX-77123' } })
    expect(await db().select().from(missedSearches)).toEqual([])
    await write()
    now = new Date(NOW.getTime() + DAY_MS)
    await search('перламутровый')
    await write()
    const rows = (await report('searches', { from: '2026-03-01', to: '2026-03-02' })).rows
    expect(rows.slice(0, 1)).toEqual([['перламутровый', 2, now.toISOString()]])
    expect(rows.map(([query]) => query)).toContain('qx-77123')
    expect(rows.map(([query]) => query)).not.toContain('колодки')
    expect(JSON.stringify(rows)).not.toContain('ivan')
    expect((await report('searches')).rows.find(([query]) => query === 'перламутровый')?.[1]).toBe(1)
  })

  it('holds no more queries of a day than its bound, and drops old days', async () => {
    const write = async (from: number, count: number) => {
      for (let at = from; at < from + count; at += 1) searches.add(`запрос ${at}`, now)
      await writeMissedSearches(db(), searches, now)
    }
    for (let from = 0; from < MAX_QUERIES_OF_DAY + 200; from += 200) await write(from, 200)
    expect(await db().$count(missedSearches)).toBeLessThanOrEqual(MAX_QUERIES_OF_DAY + 10)
    now = new Date(NOW.getTime() + 500 * DAY_MS)
    await write(0, 1)
    expect(await db().$count(missedSearches)).toBe(1)
  })

  it.each([
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2024-01-01', to: '2026-03-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: 'вчера', to: '2026-03-01' },
    { from: '0000-01-01', to: '0000-01-02' },
    { from: '9999-12-31', to: '9999-12-31' },
  ])('refuses the period %o', async (days) => {
    expect((await manager.call(readDeskReport, { body: { report: 'sales', ...days } })).status).toBe(422)
  })
})
