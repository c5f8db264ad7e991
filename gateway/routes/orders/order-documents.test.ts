import { read, utils } from '@e965/xlsx'
import { extractText } from 'unpdf'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sections } from '@/gateway/db/schema/catalog'
import { offers } from '@/gateway/db/schema/offers'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { payments } from '@/gateway/db/schema/payments'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { searchParts } from '@/lib/gateway/contracts/catalog/search'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import {
  downloadArchiveExcel,
  downloadBillPdf,
  downloadOrderExcel,
  downloadOrderPdf,
  downloadReceiptPdf,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'

const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: 101 }
const PADS_SECTION = 5

type Paper =
  | typeof downloadOrderExcel
  | typeof downloadOrderPdf
  | typeof downloadBillPdf
  | typeof downloadReceiptPdf
  | typeof downloadArchiveExcel

describeWithDatabase('papers of an order', (database) => {
  let gateway: TestGateway
  let buyer: Buyer
  let orderNumber: string

  beforeAll(async () => {
    await seedTestShop(database().db)
    await database().db.update(sections).set({ unit: 'компл.' }).where(eq(sections.id, PADS_SECTION))
    await seedSector(database().db)
    gateway = await createTestGateway(database().db, { now: () => new Date('2026-03-01T09:00:00Z') })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    await database().db.update(offers).set({ quantity: 5 })
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

  const setOrder = (change: Partial<typeof orders.$inferInsert>) =>
    database().db.update(orders).set(change).where(eq(orders.number, orderNumber))

  const shown = (rubles: number) =>
    new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 }).format(rubles).replaceAll(/\s/g, ' ')

  it('name the goods, the sums and the buyer in a spreadsheet without formulas', async () => {
    const { bytes, name } = await download(downloadOrderExcel)
    expect(name).toBe('attachment; filename="order.xlsx"')
    const rows = rowsOf(bytes)
    expect(rows[0]?.[0]).toBe(`Заказ № ${orderNumber} от 01.03.2026`)
    expect(rows.find(([title]) => title === 'Покупатель')?.[1]).toBe('=HYPERLINK("x")')
    const lines = rows.filter(([place]) => typeof place === 'number')
    expect(lines.map(([, brand, article]) => [brand, article])).toEqual([
      ['Bosch', '0 986 494 164'],
      ['Knecht', 'OC 90'],
    ])
    expect(lines.reduce((sum, line) => sum + Number(line[7]), 0)).toBeCloseTo(await total(), 5)
    expect(rows.at(-1)).toEqual(['Итого', await total()])
    const cells = Object.values(Object.values(read(bytes).Sheets)[0] ?? {}) as {
      t?: string
      f?: string
      v?: unknown
    }[]
    const named = cells.filter(({ v }) => v === '=HYPERLINK("x")')
    expect(named.map(({ t, f }) => [t, f])).toEqual([['s', undefined]])
    expect(lines.map((line) => line[5])).toEqual(['компл.', 'шт.'])
  })

  it('count in the unit of the section, as the cart and the order do', async () => {
    const { products } = (await buyer.call(readOrder, { body: { orderNumber } })).body
    expect(products.map(({ unit }) => unit).toSorted()).toEqual(['компл.', 'шт.'])
    await buyer.put(FILTER, PADS)
    const cart = (await buyer.call(readCart, {})).body
    expect(cart.products.map(({ unit }) => unit).toSorted()).toEqual(['компл.', 'шт.'])
    const { items } = (
      await buyer.call(getPartPrices, {
        body: { items: { pads: { id: 'pads', ...PADS }, filter: { id: 'filter', ...FILTER } } },
      })
    ).body
    expect([items.pads?.unit, items.filter?.unit]).toEqual(['компл.', undefined])
    const { part } = (await buyer.call(searchParts, { body: PADS })).body
    expect(part?.unit).toBe('компл.')
  })

  it.each([
    ['order.pdf', downloadOrderPdf, 'Заказ №', 'Итого'],
    ['bill.pdf', downloadBillPdf, 'Счёт на оплату №', 'К оплате'],
  ])('are readable Russian in %s, and name the sum once', async (file, paper, title, sum) => {
    const { bytes, name } = await download(paper)
    expect(name).toBe(`attachment; filename="${file}"`)
    const text = (await textOf(bytes)).replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${title} ${orderNumber} от 01.03.2026`)
    expect(text).toContain('OC 90')
    const figure = shown(await total())
    expect(text).toContain(`${sum}: ${figure}`)
    expect(text.split(`: ${figure}`)).toHaveLength(2)
  })

  it('say where, by when and for what a bill is paid, with the VAT in it', async () => {
    await setOrder({ clientTitle: 'Сервис на Ленина' })
    const text = (await textOf((await download(downloadBillPdf)).bytes)).replaceAll(/\s+/g, ' ')
    const vat = Math.round(((await total()) * 100 * 22) / 122) / 100
    for (const part of [
      'Получатель: ООО «Пример»',
      'ИНН / КПП: 7700000000 / 770001001',
      'Расчётный счёт: 40702810000000000001',
      'Банк: Банк «Пример»',
      'БИК: 044500000',
      'Корр. счёт: 30101810000000000002',
      `Назначение платежа: Оплата по счёту № ${orderNumber} от 01.03.2026 за автозапчасти, в т.ч. НДС 22 % ${shown(vat)}`,
      `Основание: заказ № ${orderNumber}`,
      'Оплатить до: 04.03.2026',
      `В том числе НДС 22 %: ${shown(vat)}`,
      `К оплате: ${shown(await total())}`,
      'Клиент: Сервис на Ленина',
    ])
      expect(text).toContain(part)
  })

  it('ask in a bill for a transfer, whatever way to pay was chosen, and for what a gift card left', async () => {
    await setOrder({ giftTotal: 100_00, paidTotal: 100_00 })
    const order = await textOf((await download(downloadOrderPdf)).bytes)
    const bill = await textOf((await download(downloadBillPdf)).bytes)
    expect(order).toMatch(/Оплата: [^]*Остальное: /)
    expect(bill).not.toMatch(/Оплата: |Остальное: /)
    const left = shown((await total()) - 100)
    expect(bill.replaceAll(/\s+/g, ' ')).toContain(`картой: −100,00 ₽ К оплате: ${left}`)
  })

  it.each([
    ['was paid', { paidTotal: 10_000_000 }, 'Заказ уже оплачен: счёт не нужен.'],
    ['was called off', { status: 'cancelled' as const }, 'Заказ отменён: платить нечего.'],
    ['was given out for cash', { status: 'issued' as const }, 'Заказ уже оплачен: счёт не нужен.'],
  ])('offer no bill for an order that %s', async (_, change, message) => {
    const read = async () => (await buyer.call(readOrder, { body: { orderNumber } })).body
    expect((await read()).isBillable).toBe(true)
    await setOrder(change)
    expect((await read()).isBillable).toBe(false)
    const { status, response } = await buyer.call(downloadBillPdf, { body: { orderNumber } })
    expect(status).toBe(409)
    expect(await response.json()).toMatchObject({ message })
  })

  it('repeat the head of a long table on pages with numbers', async () => {
    const [order] = await database().db.select().from(orders).where(eq(orders.number, orderNumber))
    const [line] = await database()
      .db.select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ''))
    if (!line) throw new Error('the order has no lines')
    const { id: _, ...copy } = line
    const more = Array.from({ length: 120 }, (__, at) => ({
      ...copy,
      position: 10 + at,
      productExternalId: `copy-${at}`,
    }))
    await database().db.insert(orderLines).values(more)
    for (const paper of [downloadBillPdf, downloadOrderPdf] as const) {
      const { text, totalPages } = await extractText(new Uint8Array((await download(paper)).bytes))
      expect(totalPages).toBeGreaterThan(2)
      text.forEach((page, at) => expect(page).toContain(`Страница ${at + 1} из ${totalPages}`))
      const tablePages = text.filter((page) => page.includes(line.article))
      for (const page of tablePages) expect(page).toContain('Наименование')
      expect(tablePages.length).toBeGreaterThan(2)
    }
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
    expect(billed).toContain(`К оплате: ${shown(await total())}`)
  })

  it('are drawn by turns of their buyers, and one who asks for many is told to wait', async () => {
    const other = await createBuyer(gateway)
    await other.put(PADS)
    const theirs = (await other.order()).body.orderNumber
    const [many, one] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => buyer.call(downloadOrderPdf, { body: { orderNumber } }))),
      other.call(downloadOrderPdf, { body: { orderNumber: theirs } }),
    ])
    expect(one.status).toBe(200)
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 503]))
    await download(downloadOrderPdf)
  })

  it('hold what the receipt of a payment says, once there is one', async () => {
    const read = async () => (await buyer.call(readOrder, { body: { orderNumber } })).body.hasReceipt
    expect(await read()).toBe(false)
    expect((await buyer.call(downloadReceiptPdf, { body: { orderNumber } })).status).toBe(404)
    const [order] = await database().db.select().from(orders).where(eq(orders.number, orderNumber))
    await database()
      .db.insert(payments)
      .values({
        orderId: order?.id,
        status: 'succeeded',
        amount: 39_000,
        provider: 'bank',
        providerReference: `paid-${orderNumber}`,
        createdAt: new Date('2026-03-01T10:00:00Z'),
        receipt: {
          contact: { email: 'anna@example.com' },
          lines: [
            {
              key: 'a',
              title: 'Фильтр масляный OC 90',
              quantity: 1,
              unit: 'шт.',
              sumKopecks: 39_000,
              vatPercent: 22,
              subject: 'commodity',
              method: 'full_prepayment',
            },
          ],
        },
      })
    expect(await read()).toBe(true)
    const { bytes, name } = await download(downloadReceiptPdf)
    expect(name).toBe('attachment; filename="receipt.pdf"')
    const text = (await textOf(bytes)).replaceAll(/\s+/g, ' ')
    for (const part of [
      'Приход 01.03.2026',
      'Фильтр масляный OC 90',
      '22 %',
      `Итого: ${shown(390)}`,
      'anna@example.com',
    ])
      expect(text).toContain(part)
  })

  it('are nobody else’s, and those of the archive are there once it is', async () => {
    const other = await signedIn(gateway)
    for (const paper of [downloadOrderExcel, downloadOrderPdf, downloadBillPdf, downloadReceiptPdf])
      expect((await other.call(paper, { body: { orderNumber } })).status).toBe(404)
    expect((await buyer.call(downloadArchiveExcel, { body: { orderNumber } })).status).toBe(404)
    await database().db.update(orders).set({ archivedAt: new Date() }).where(eq(orders.number, orderNumber))
    expect((await download(downloadArchiveExcel)).name).toBe('attachment; filename="archive.xlsx"')
  })
})
