import { read, utils } from '@e965/xlsx'
import { extractText } from 'unpdf'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { orderLines, orders } from '@/gateway/db/schema-orders'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import {
  downloadArchiveExcel,
  downloadBillPdf,
  downloadOrderExcel,
  downloadOrderPdf,
} from '@/lib/gateway/contracts/orders'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: 101 }

type Paper =
  typeof downloadOrderExcel | typeof downloadOrderPdf | typeof downloadBillPdf | typeof downloadArchiveExcel

describeOnDatabases('papers of an order', (database) => {
  let gateway: TestGateway
  let buyer: Buyer
  let orderNumber: string

  beforeAll(async () => {
    await seedTestShop(database().db)
    await seedSector(database().db)
    gateway = await createTestGateway(database().db, { now: () => new Date('2026-03-01T09:00:00Z') })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    buyer = await createBuyer(gateway)
    await buyer.put(FILTER, PADS)
    const { body } = await buyer.order({ name: '=HYPERLINK("x")' })
    ;({ orderNumber } = body)
  })

  const download = async (paper: Paper, useMarkup = false) => {
    const { status, response } = await buyer.call(paper, { body: { orderNumber, useMarkup } })
    expect(status).toBe(200)
    return {
      bytes: Buffer.from(await response.arrayBuffer()),
      name: response.headers.get('content-disposition'),
    }
  }
  const rowsOf = (bytes: Buffer) => {
    const sheet = Object.values(read(bytes).Sheets)[0]
    return sheet ? utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 }) : []
  }
  const textOf = async (bytes: Buffer) =>
    (await extractText(new Uint8Array(bytes), { mergePages: true })).text
  const total = async () => {
    const [order] = await database().db.select().from(orders).where(eq(orders.number, orderNumber))
    return (order?.total ?? 0) / 100
  }

  const shown = (rubles: number) =>
    new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 }).format(rubles).replaceAll(/\s/g, ' ')

  it('name the goods, the sums and the buyer in a spreadsheet without formulas', async () => {
    const { bytes, name } = await download(downloadOrderExcel)
    expect(name).toBe('attachment; filename="order.xlsx"')
    const rows = rowsOf(bytes)
    expect(rows[0]?.[0]).toBe(`Заказ № ${orderNumber} от 01.03.2026`)
    expect(rows.find(([title]) => title === 'Покупатель')?.[1]).toBe('\'=HYPERLINK("x")')
    const lines = rows.filter(([place]) => typeof place === 'number')
    expect(lines.map(([, brand, article]) => [brand, article])).toEqual([
      ['Bosch', '0 986 494 164'],
      ['Knecht', 'OC 90'],
    ])
    expect(lines.reduce((sum, line) => sum + Number(line[6]), 0)).toBeCloseTo(await total(), 5)
    expect(rows.at(-1)).toEqual(['Итого', await total()])
  })

  it.each([
    ['order.pdf', downloadOrderPdf, 'Заказ №'],
    ['bill.pdf', downloadBillPdf, 'Счёт на оплату №'],
  ])('are readable Russian in %s', async (file, paper, title) => {
    const { bytes, name } = await download(paper)
    expect(name).toBe(`attachment; filename="${file}"`)
    const text = (await textOf(bytes)).replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${title} ${orderNumber} от 01.03.2026`)
    expect(text).toContain('OC 90')
    expect(text).toContain(`Итого: ${shown(await total())}`)
  })

  it('says the sum of a bill in words', async () => {
    const { bytes } = await download(downloadBillPdf)
    expect(await textOf(bytes)).toMatch(/Две тысячи .*рубл.* 00 копеек/)
  })

  it('carry the margin of a company only when asked to', async () => {
    const [order] = await database()
      .db.update(orders)
      .set({ isCorporate: true })
      .where(eq(orders.number, orderNumber))
      .returning()
    await database()
      .db.update(orderLines)
      .set({ markup: 1234 })
      .where(eq(orderLines.orderId, order?.id ?? ''))
    const sumOf = (bytes: Buffer) => Number(rowsOf(bytes).at(-1)?.[1])
    expect(sumOf((await download(downloadOrderExcel)).bytes)).toBe(await total())
    const marked = sumOf((await download(downloadOrderExcel, true)).bytes)
    const lines = await database()
      .db.select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ''))
    const expected = lines.reduce(
      (sum, { price, quantity }) => sum + Math.round(price * 1.1234) * quantity,
      0,
    )
    expect(marked).toBe(expected / 100)
    const billed = (await textOf((await download(downloadBillPdf, true)).bytes)).replaceAll(/\s+/g, ' ')
    expect(billed).toContain(`Итого: ${shown(await total())}`)
  })

  it('are nobody else’s, and those of the archive are there once it is', async () => {
    const other = await signedIn(gateway)
    for (const paper of [downloadOrderExcel, downloadOrderPdf, downloadBillPdf])
      expect((await other.call(paper, { body: { orderNumber } })).status).toBe(404)
    expect((await buyer.call(downloadArchiveExcel, { body: { orderNumber } })).status).toBe(404)
    await database().db.update(orders).set({ archivedAt: new Date() }).where(eq(orders.number, orderNumber))
    expect((await download(downloadArchiveExcel)).name).toBe('attachment; filename="archive.xlsx"')
  })
})
