import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importPriceList, type ImportOptions } from '@/gateway/services/price-import/import-price-list'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { toCsv, toWorkbook } from '@/gateway/services/price-import/testing/price-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { samplePath } from '@/tests/samples/read-sample'

type Cell = string | number | null
const HEADER = ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена']
const REAL_LIST = samplePath('price-lists/some_price.xlsx')
const FAST = 101

describeOnDatabases('importing a price list', (database) => {
  const { db, rows, importBytes } = useImportShop(database)

  function importRows(goods: Cell[][], options?: Partial<ImportOptions>, name?: string) {
    return importBytes(toCsv([HEADER, ...goods], ';'), options, name)
  }

  function offersOf(supplierId: number) {
    return rows<{ brand: string; article: string; price: number; quantity: number }>(
      `select b.title as brand, p.article, o.price, o.quantity from offers o join products p on p.id = o.product_id
       join brands b on b.id = p.brand_id where o.supplier_id = ${supplierId} order by b.title, p.article`,
    )
  }

  it('makes a vendor of the given name, with products and offers', async () => {
    const report = await importRows([
      ['Knecht', 'OC 90', 'Фильтр', 7, '199,90'],
      ['Zorax', '0123', 'Втулка', '>10 шт.', '1 050'],
    ])
    expect(report).toMatchObject({
      supplier: { title: 'Прайс', isNew: true },
      rowsRead: 2,
      rowsTaken: 2,
      rowsRejected: 0,
      newBrands: ['Zorax'],
      productsCreated: 1,
      offersAdded: 2,
    })
    expect(await offersOf(report.supplier.id)).toEqual([
      { brand: 'Knecht', article: 'OC 90', price: 19_990, quantity: 7 },
      { brand: 'Zorax', article: '0123', price: 105_000, quantity: 10 },
    ])
    const [zorax] = await rows(`select p.title, p.article_key, p.section_id, b.code from products p
      join brands b on b.id = p.brand_id where b.title = 'Zorax'`)
    expect(zorax).toEqual({ title: 'Втулка', article_key: '0123', section_id: null, code: 'zorax' })
  })

  it('finds one part under other spellings of brand and number', async () => {
    const report = await importRows([
      ['MANN FILTER', 'w712-75', 'Фильтр', 1, 100],
      ['бош', '0451103316', 'Фильтр', 1, 100],
      ['KNECHT', 'oc-90', 'Фильтр', 1, 100],
    ])
    expect(report).toMatchObject({ productsCreated: 0, newBrands: [], offersAdded: 3 })
    expect(await rows(`select title from brand_aliases where key = 'mann filter'`)).toEqual([
      { title: 'MANN FILTER' },
    ])
  })

  it('joins spellings of a brand that is new itself, under the first of them', async () => {
    const report = await importRows([
      ['Zorax Werk', '1', 'А', 1, 100],
      ['ZORAX-WERK', '2', 'Б', 1, 100],
      ['zorax_werk', '1', 'В', 1, 90],
    ])
    expect(report).toMatchObject({ newBrands: ['Zorax Werk'], productsCreated: 2, rowsDuplicate: 1 })
  })

  it('makes brands as the dictionary knows them, and renames no rival', async () => {
    await db().execute(sql`insert into brands (code, title) values ('mobil', 'MOBIL')`)
    const report = await importRows([
      ['нексен', '1', 'Шина', 1, 100],
      ['Roadstone', '1', 'Шина', 1, 100],
      ['NEXEN', '2', 'Шина', 1, 100],
      ['Мобил', '3', 'Масло', 1, 100],
    ])
    expect(report).toMatchObject({ newBrands: ['Nexen', 'Roadstone'], productsCreated: 4 })
    expect(await rows(`select title, country, search_text from brands where code = 'nexen'`)).toEqual([
      { title: 'Nexen', country: 'Корея', search_text: 'Nexen NEXEN Нексен' },
    ])
    expect(await rows(`select count(*)::int as brands from brands where lower(title) = 'mobil'`)).toEqual([
      { brands: 1 },
    ])
  })

  it('leaves brands apart that the shop keeps apart', async () => {
    await db().execute(sql`insert into brands (code, title) values ('cd', 'CD'), ('c-d', 'C-D')`)
    const report = await importRows([
      ['CD', 'X1', 'А', 1, 100],
      ['C-D', 'X1', 'Б', 1, 100],
    ])
    expect(report).toMatchObject({ newBrands: [], rowsDuplicate: 0, productsCreated: 2 })
  })

  it('gives brands of equal letters codes of their own', async () => {
    await importRows([
      ['Зоря', '1', 'А', 1, 100],
      ['Zorya', '2', 'Б', 1, 100],
      ['東', '3', 'В', 1, 100],
    ])
    expect(await rows(`select code from brands where id > 5 order by id`)).toEqual([
      { code: 'zorya' },
      { code: 'zorya-2' },
      { code: 'brand' },
    ])
  })

  it('takes the cheapest of repeated parts that is in stock, and names the others', async () => {
    const skipped: RejectedRow[] = []
    const goods = [
      ['Zorax', '1', 'А', 1, 300],
      ['Zorax', '1', 'А', 2, 200],
      ['Zorax', '1', 'А', 'нет', 100],
      ['Zorax', '1', 'А', 9, 200],
    ]
    const report = await importRows(goods, { onSkipped: (row) => skipped.push(row) })
    expect(await offersOf(report.supplier.id)).toEqual([
      { brand: 'Zorax', article: '1', price: 20_000, quantity: 2 },
    ])
    expect(report.rowsDuplicate).toBe(3)
    expect(skipped.map(({ line, reason }) => [line, reason])).toEqual(
      [2, 4, 5].map((line) => [line, 'повтор: взята строка 3, она выгоднее']),
    )
  })

  it('removes what the list does not name, and keeps it on demand', async () => {
    const list = [['Knecht', 'OC 90', 'Фильтр', 3, 380]]
    expect(await importRows(list, { supplier: FAST, keepUnlisted: true })).toMatchObject({
      offersChanged: 1,
      offersRemoved: 0,
    })
    expect(await offersOf(FAST)).toHaveLength(4)
    expect(await importRows(list, { supplier: FAST })).toMatchObject({ offersChanged: 0, offersRemoved: 3 })
    expect(await offersOf(FAST)).toHaveLength(1)
  })

  it('takes a part off sale that is listed as sold out, and makes no product of an unknown one', async () => {
    const report = await importRows(
      [
        ['Knecht', 'OC 90', 'Фильтр', 'нет', ''],
        ['Zorax', '77', 'Втулка', 0, 10],
      ],
      { supplier: FAST, keepUnlisted: true },
    )
    expect(report).toMatchObject({ rowsOutOfStock: 2, offersRemoved: 1, productsCreated: 0, rowsRejected: 0 })
  })

  it('leaves other suppliers alone', async () => {
    const before = await offersOf(102)
    await importRows([['Knecht', 'OC 90', 'Фильтр', 3, 1]], { supplier: FAST })
    expect(await offersOf(102)).toEqual(before)
  })

  it('changes nothing when the same list comes again', async () => {
    const goods = [
      ['Zorax', '1', 'А', 1, 300],
      ['Knecht', 'OC 90', 'Б', 2, 200],
    ]
    const first = await importRows(goods)
    const offers = await rows(`select * from offers order by product_id, supplier_id`)
    const again = await importRows(goods)
    expect(again).toMatchObject({
      supplier: { id: first.supplier.id, isNew: false },
      productsCreated: 0,
      offersAdded: 0,
      offersChanged: 0,
      offersRemoved: 0,
    })
    expect(await rows(`select * from offers order by product_id, supplier_id`)).toEqual(offers)
  })

  it('leaves no summary, listing or search behind the offers', async () => {
    await importRows([
      ['Zorax', '1', 'Втулка стабилизатора', 1, 300],
      ['Knecht', 'OC 90', 'Фильтр', 2, '1,50'],
      ['Knecht', 'OC 91', 'Фильтр', 2, 150],
    ])
    expect(await rows(`select refresh_offer_summary() as stale`)).toEqual([{ stale: 0 }])
    expect(await rows(`select min_price from products where article = 'OC 90'`)).toEqual([{ min_price: 150 }])
    expect(await rows(`select products_count from sections where code = 'catalog'`)).toEqual([
      { products_count: 10 },
    ])
    expect(
      await rows(`select article from products where search @@ to_tsquery('russian', 'втулки')`),
    ).toEqual([{ article: '1' }])
    expect(await rows(`select word from search_words where word = 'втулка'`)).toHaveLength(1)
  })

  it('sells own stock today and a vendor by its usual term unless the list tells one', async () => {
    const header = [...HEADER, 'Срок, дн.', 'Кратность']
    const goods = [header, ['Zorax', '1', 'А', 4, 300, '', 4], ['Zorax', '2', 'А', 1, 300, '1-2', '']]
    await importBytes(toCsv(goods, '\t'), { supplier: 102 })
    await importBytes(toCsv(goods.slice(0, 2), '\t'), { supplier: 15 })
    expect(
      await rows(`select p.article, o.supplier_id, o.delivery_hours, o.multiplicity from offers o
        join products p on p.id = o.product_id where p.brand_id > 5 order by 1, 2`),
    ).toEqual([
      { article: '1', supplier_id: 15, delivery_hours: 0, multiplicity: 4 },
      { article: '1', supplier_id: 102, delivery_hours: 96, multiplicity: 4 },
      { article: '2', supplier_id: 102, delivery_hours: 48, multiplicity: 1 },
    ])
    expect(await rows(`select refresh_offer_summary() as stale`)).toEqual([{ stale: 0 }])
  })

  it('rejects broken rows with line and reason, steps over titles, and takes the rest', async () => {
    const report = await importRows([
      ['Масла', '', '', '', ''],
      ['Zorax', '1', 'А', 1, 300],
      ['Zorax', '', 'А', 1, 300],
      ['', '2', 'А', 1, 300],
      ['Zorax', '3', 'А', 'звоните', 300],
      ['Zorax', '4', 'А', 1, 'договорная'],
      ['Zorax', '5', 'А', 1, ''],
      ['"Zorax', '6', 'Втулка 5"', 1, 10],
      HEADER,
      ['Zorax', '7', 'А', 1, 100],
      ['', '', 'Итого', '', ''],
    ])
    expect(report.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'нет артикула'],
      [5, 'нет бренда'],
      [6, 'количество не число'],
      [7, 'цена не число'],
      [8, 'нет цены'],
    ])
    expect(report).toMatchObject({ rowsRead: 11, rowsTaken: 3, rowsRejected: 5, rowsGroups: 3 })
    expect(await rows(`select status, rows_taken, rejects from import_runs`)).toEqual([
      {
        status: 'done',
        rows_taken: 3,
        rejects: report.rejects.map(({ line, reason }) => ({ row: line, reason })),
      },
    ])
  })

  it('keeps text as text: quotes, backslashes, zero bytes, emoji and SQL', async () => {
    const title = `O'Брайен \\ "x" 😀 '); drop table offers; --`
    const report = await importBytes(toWorkbook([HEADER, ['Zorax', "1'2", title, 1, 10]], 'xlsx'))
    expect(report.rowsTaken).toBe(1)
    expect(await rows(`select title from products where brand_id > 5`)).toEqual([{ title }])
  })

  it('takes columns by number over the header, and a list without a header', async () => {
    const header = [...HEADER, 'Цена для вас']
    const goods = ['Zorax', '1', 'Втулка', 5, 300, 250]
    const over = await importBytes(toCsv([header, goods], ';'), { columns: { price: 4 } })
    expect((await offersOf(over.supplier.id))[0]?.price).toBe(30_000)
    const bare = await importBytes(toCsv([['x', 'y'], goods], ';'), {
      columns: { brand: 0, article: 1, name: 2, quantity: 3, price: 5 },
      skip: 1,
    })
    expect(bare).toMatchObject({ rowsRead: 1, rowsTaken: 1 })
    expect((await offersOf(bare.supplier.id))[0]?.price).toBe(25_000)
  })

  it('takes one brand for a whole list', async () => {
    const report = await importBytes('Артикул;Цена\nA1;5\nA2;6', { brand: 'Zorax' })
    expect(await offersOf(report.supplier.id)).toMatchObject([
      { brand: 'Zorax', article: 'A1', quantity: 1 },
      { brand: 'Zorax', article: 'A2', quantity: 1 },
    ])
  })

  it('takes a real list whole', async () => {
    const report = await importPriceList(db(), REAL_LIST, { supplier: 'Прайс' })
    expect(report).toMatchObject({ rowsRead: 159, rowsTaken: 159, rowsRejected: 0, newBrands: ['Mobil'] })
    const offers = await offersOf(report.supplier.id)
    expect(offers).toContainEqual({ brand: 'Mobil', article: '155093', price: 16_099_200, quantity: 3 })
    expect(offers).toContainEqual({ brand: 'Mobil', article: '126806C', price: 1_398_000, quantity: 3 })
  })
})
