import { describe, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { importPriceList, type ImportOptions } from '@/gateway/services/price-import/import-price-list'
import { toCsv, toWorkbook, toZip, withFile } from '@/gateway/services/price-import/testing/price-files'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { readSampleText } from '@/tests/samples/read-sample'
import { sql } from 'drizzle-orm'

type Layout = {
  supplier: string
  container: string
  type: string
  encoding: string
  delimiter: string
  skip: number
  columns: { article: number; brand: number; name: number; quantity: number; price: number }
}
type Cell = string | number

const BOOK_TYPES = { xlsx: 'xlsx', xls: 'biff8', xml: 'xlml' } as const
const TITLES = {
  article: 'Артикул',
  brand: 'Производитель',
  name: 'Наименование',
  quantity: 'Остаток',
  price: 'Цена, руб.',
}
const GOODS = Array.from({ length: 40 }, (_, at) => ({
  article: at % 2 === 0 ? `00${1000 + at}` : `AB-${at}/2`,
  brand: ['MANN-FILTER', 'Лукойл', 'Bosch'][at % 3] ?? '',
  name: `Деталь «Ёлка» 5" ${at}; передняя`,
  quantity: 1 + at,
  price: 100.5 + at,
}))

const layouts = readSampleText('price-lists/layouts.csv').trim().split('\n').slice(1).map(readLayout)

function readLayout(line: string): Layout {
  const [
    supplier = '',
    container = '',
    type = '',
    encoding = '',
    delimiter = '',
    skip,
    article,
    brand,
    name,
    quantity,
    price,
  ] = line.replaceAll("';'", "'semicolon'").split(',')
  return {
    supplier,
    container,
    type,
    encoding: encoding === '' ? 'utf-8' : encoding,
    delimiter: delimiter.includes('t') ? '\t' : ';',
    skip: Number(skip),
    columns: {
      article: Number(article),
      brand: Number(brand),
      name: Number(name),
      quantity: Number(quantity),
      price: Number(price),
    },
  }
}

function tableOf({ columns, skip }: Layout): Cell[][] {
  const width = Math.max(...Object.values(columns)) + 2
  const blank = () => Array.from({ length: width }, (): Cell => '')
  const place = (values: Record<keyof Layout['columns'], Cell>) => {
    const row = blank().map((_, at): Cell => `x${at}`)
    // The quantity comes last but for the price: one supplier has it in the column of the name.
    for (const key of ['name', 'brand', 'article', 'quantity', 'price'] as const)
      row[columns[key]] = values[key]
    return row
  }
  const above = Array.from({ length: Math.max(0, skip - 1) }, (_, at) => [
    `Прайс-лист, строка ${at + 1}`,
    ...blank().slice(1),
  ])
  const header = skip > 0 ? [blank().map((_, at) => titleAt(columns, at))] : []
  return [...above, ...header, ...GOODS.map(place)]
}

function titleAt(columns: Layout['columns'], at: number): string {
  return (
    Object.entries(TITLES).find(([key]) => columns[key as keyof typeof TITLES] === at)?.[1] ?? `Поле ${at}`
  )
}

function fileOf(layout: Layout): Uint8Array {
  const type = layout.type in BOOK_TYPES ? (layout.type as keyof typeof BOOK_TYPES) : undefined
  const table = tableOf(layout)
  const bytes = type ? toWorkbook(table, BOOK_TYPES[type]) : toCsv(table, layout.delimiter, layout.encoding)
  if (layout.container === 'rar') return Buffer.concat([Buffer.from('526172211a0700', 'hex'), bytes])
  return layout.container === 'zip' ? toZip({ [`price.${layout.type}`]: bytes }) : bytes
}

describe('layouts of real suppliers', () => {
  it('are 35', () => {
    expect(layouts).toHaveLength(35)
  })

  const packed = layouts.filter(({ container }) => container === 'rar')
  const readable = layouts.filter(({ container }) => container !== 'rar')
  const titled = readable.filter(
    ({ skip, columns }) => skip > 0 && new Set(Object.values(columns)).size === 5,
  )

  describeWithDatabase('of suppliers', (database) => {
    async function imported(layout: Layout, options: Partial<ImportOptions>) {
      const { db } = database()
      const report = await withFile(`${layout.supplier}.${layout.type}`, fileOf(layout), (file) =>
        importPriceList(db, file, { supplier: layout.supplier, ...options }),
      )
      const offers = await selectRows<{ article: string; brand: string; quantity: number; price: number }>(
        db,
        sql`select p.article, b.title as brand, o.quantity, o.price / 100.0::float8 as price from offers o
          join products p on p.id = o.product_id join brands b on b.id = p.brand_id
          where o.supplier_id = ${report.supplier.id} order by o.price`,
      )
      return { report, offers }
    }
    const requested = GOODS.map(({ article, brand, quantity, price }) => ({
      article,
      brand,
      quantity,
      price,
    }))

    it.each(readable)('$supplier ($container, $type) comes in whole by column numbers', async (layout) => {
      const { report, offers } = await imported(layout, { columns: layout.columns, skip: layout.skip })
      expect(report).toMatchObject({ rowsRead: 40, rowsTaken: 40, rowsRejected: 0 })
      expect(offers).toEqual(requested)
    })

    it.each(titled)('$supplier ($container, $type) comes in whole by its header alone', async (layout) => {
      const { report, offers } = await imported(layout, {})
      expect(report).toMatchObject({ columns: layout.columns, rowsTaken: 40, rowsRejected: 0 })
      expect(offers).toEqual(requested)
    })

    it.each(packed)('$supplier ($container, $type) is asked for in another form', async (layout) => {
      await expect(imported(layout, {})).rejects.toThrow(/RAR не поддерживаются/)
    })
  })
})
