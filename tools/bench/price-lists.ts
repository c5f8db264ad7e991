import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { utils, write } from '@e965/xlsx'

const HEADER = ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена']
const BRANDS = 150
const KINDS = [
  'Фильтр масляный',
  'Колодки тормозные передние',
  'Амортизатор задний',
  'Ремень поликлиновой',
  'Свеча зажигания',
]
const PRICE_STEP = 7

type Cell = string | number

function goods(rows: number, priceShift: number): Cell[][] {
  return Array.from({ length: rows }, (_, at) => [
    `Марка ${at % BRANDS}`,
    `${String.fromCodePoint(65 + (at % 26))}${String(at * 7).padStart(8, '0')}`,
    `${KINDS[at % KINDS.length]} для легкового автомобиля, позиция ${at}`,
    1 + (at % 50),
    100 + priceShift + (at % 9000) * PRICE_STEP,
  ])
}

/** A list in Windows-style CSV; returns the file. */
export async function writeCsvList(folder: string, rows: number): Promise<string> {
  const file = path.join(folder, `list-${rows}.csv`)
  await writeFile(file, [HEADER, ...goods(rows, 0)].map((row) => row.join(';')).join('\r\n'))
  return file
}

/** The same parts as a workbook, every price moved by the shift; returns the file. */
export async function writeXlsxList(folder: string, rows: number, priceShift: number): Promise<string> {
  // A list is known by its name: one supplier's lists differ in their folder.
  const own = path.join(folder, `shift-${priceShift}`)
  await mkdir(own, { recursive: true })
  const file = path.join(own, 'list.xlsx')
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([HEADER, ...goods(rows, priceShift)], { dense: true }),
    'Прайс',
  )
  await writeFile(
    file,
    write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer,
  )
  return file
}
