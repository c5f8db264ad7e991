import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { rowsOf, toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { takeCsvRecords } from '@/gateway/services/price-import/source/text/take-csv-records'
import { splitCsvRecord } from './csv-record'
import { detectCsvShape } from './detect-delimiter'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'

const GOODS = [
  ['Бренд', 'Артикул', 'Наименование', 'Остаток', 'Цена'],
  ['Mann', 'W 914/2', 'Фильтр масляный', '>10', '1 662,00'],
  ['Bosch', '0986AB', 'Колодки; передние, диск 15"', '5', '99,50'],
  ['Lada', '000123', 'Ёлочка', 'нет', '12.5'],
]

describe('text lists', () => {
  it.each([
    ['utf-8', ';'],
    ['utf-8', ','],
    ['utf-8', '\t'],
    ['utf-8', '|'],
    ['windows-1251', ';'],
    ['windows-1251', '\t'],
    ['windows-1251', ','],
    ['utf-16le', '\t'],
    ['utf-16be', ';'],
  ])('%s cut by %j is read', async (encoding, delimiter) => {
    const rows = await rowsOf('price.csv', toCsv(GOODS, delimiter, encoding))
    expect(rows.map((row) => row.cells)).toEqual(GOODS)
    expect(rows.map((row) => row.line)).toEqual([1, 2, 3, 4])
  })

  it.each(['utf-8', 'utf-16le', 'utf-16be'])(
    'a byte order mark of %s is no part of the first cell',
    async (encoding) => {
      const rows = await rowsOf('price.txt', iconv.encode('Артикул;Цена\r\nA1;5', encoding, { addBOM: true }))
      expect(rows[0]?.cells).toEqual(['Артикул', 'Цена'])
    },
  )

  it('knows Windows-1251 by Cyrillic that comes only after a megabyte of Latin', async () => {
    const latin = 'BOSCH;0986;5;100\r\n'.repeat(70_000)
    const rows = await rowsOf('price.csv', iconv.encode(`${latin}Ёж;1;2;3`, 'windows-1251'))
    expect(rows.at(-1)).toEqual({ line: 70_001, cells: ['Ёж', '1', '2', '3'] })
  })

  it('keeps UTF-8 that has a broken letter in it', async () => {
    const text = Buffer.from('Фильтр масляный;A1;100\n'.repeat(50))
    const broken = Buffer.concat([text, Buffer.from([0xd0]), Buffer.from(';A2;5\n')])
    const rows = await rowsOf('price.csv', broken)
    expect(rows[0]?.cells[0]).toBe('Фильтр масляный')
    expect(rows).toHaveLength(51)
  })

  it('tells what it found', async () => {
    await withFile('p.csv', toCsv(GOODS, '\t', 'windows-1251'), async (file) => {
      expect((await openPriceFile(file)).description).toBe('CSV, windows-1251, разделитель: табуляция')
    })
  })

  it('obeys a sep= line and does not give it out', async () => {
    const rows = await rowsOf('price.csv', 'sep=,\r\na;b,c;d\r\n')
    expect(rows.map((row) => row.cells)).toEqual([['a;b', 'c;d']])
  })

  it('cuts at CR alone, and at a CRLF that falls between two reads', async () => {
    expect(await rowsOf('p.csv', 'a;b\rc;d\re;f')).toHaveLength(3)
    const long = `${'x'.repeat(65_532)};b\r\nc;d\r\n`
    expect(await rowsOf('p.csv', long)).toHaveLength(2)
  })

  it.each([
    ['an endless line', Buffer.alloc(2_000_000, 'x'), /строка длиннее/],
    ['zero bytes', Buffer.from('a;b\0\0;c\n'.repeat(10)), /двоичный файл/],
    ['nothing', Buffer.alloc(0), /Файл пуст/],
  ])('refuses %s', async (_, bytes, message) => {
    await expect(rowsOf('price.csv', bytes)).rejects.toThrow(message)
  })
})

describe('quotes', () => {
  const read = (lines: string[]) => takeCsvRecords(lines, 1, detectCsvShape(lines), true).rows

  it.each([
    ['a quoted field', '"Фильтр; масляный";A1;5', ['Фильтр; масляный', 'A1', '5']],
    ['doubled quotes', '"ООО ""Ромашка""";A1;5', ['ООО "Ромашка"', 'A1', '5']],
    ['inches', 'Шланг 5";A1;5', ['Шланг 5"', 'A1', '5']],
    ['a quoted word first', '"Супер" фильтр;A1;5', ['"Супер" фильтр', 'A1', '5']],
    [
      'inches at the start of a quoted row',
      '"5" шланг;A1;"20"',
      ['5" шланг', 'A1', '20'].with(0, '"5" шланг'),
    ],
    ['an empty quoted field', '"";A1;5', ['', 'A1', '5']],
  ])('%s', (_, line, cells) => {
    expect(read(['a;b;c', 'd;e;f', line, 'g;h;i'])[2]?.cells).toEqual(cells)
  })

  it('joins a field that runs over lines, and counts lines on', () => {
    const rows = read(['a;b;c', 'A1;"Фильтр', 'масляный";5', 'd;e;f'])
    expect(rows[1]).toEqual({ line: 2, cells: ['A1', 'Фильтр\nмасляный', '5'] })
    expect(rows[2]?.line).toBe(4)
  })

  it('a field that would run over more than a record may hold is cut at its lines', () => {
    const half = 'ж'.repeat(33_000)
    const rows = read(['a;b;c', `A1;"${half}`, `${half}";5`, 'd;e;f'])
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4])
  })

  it.each([
    ['that nothing closes', 'A1;"Фильтр;5'],
    ['in the first cell', '"A1;Фильтр;5'],
    ['in the last cell', 'A1;Фильтр;"5'],
  ])('a stray one %s loses no other row', (_, line) => {
    const rest = ['B1;Шланг "Супер";7', '"C1";"D";"8"', 'E1;F;9']
    const rows = read(['a;b;c', line, ...rest])
    expect(rows.map((row) => row.line)).toEqual([1, 2, 3, 4, 5])
    expect(rows[2]?.cells).toEqual(['B1', 'Шланг "Супер"', '7'])
  })

  it.each([
    ['quotes that open again and again', '"a;'],
    ['quotes within a quote', '"a"b'],
    ['empty fields and open ones', '"";"a;'],
    ['nothing but quotes', '"'],
  ])('a long line of %s takes as long as it is', (_, part) => {
    const line = part.repeat(100_000)
    const startedAt = performance.now()
    const { cells } = splitCsvRecord(line, ';')
    expect(cells.length).toBeLessThanOrEqual(256)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('gives back whatever a proper writer wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'Ж', ' ', '"', ';', ',', '1') })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 6 }), (cells) => {
        const line = cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')
        expect(splitCsvRecord(line, ';')).toEqual({ cells, isOpen: false })
      }),
    )
  })

  it('never throws and never loses a line that has no quote', () => {
    const line = fc.string({ unit: fc.constantFrom('a', ';', '"', ' ', '\t') })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (noise) => {
        const lines = noise.flatMap((text) => [text, 'x;y;z'])
        const shape = { delimiter: ';', columns: 3 } as const
        const rows = takeCsvRecords(lines, 1, shape, true).rows
        const whole = rows.filter((row) => row.cells.join('|') === 'x|y|z').length
        expect(whole).toBeGreaterThanOrEqual(noise.length)
      }),
    )
  })
})
