import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { rowsOf, toZip, withFile } from '@/gateway/services/price-import/testing/price-files'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'

const TABLE =
  '<table><tr><th>Бренд<th>Артикул<th>Цена</tr><tr><td>Zorax<td x:num="331">331.000<td>1&nbsp;200,50<tr><td>Лада<td>00123<td>5</table>'
const CELLS = [
  ['Бренд', 'Артикул', 'Цена'],
  ['Zorax', '331.000', '1\u00a0200,50'],
  ['Лада', '00123', '5'],
]
const page = (body: string, head = '') =>
  `<html><head>${head}<style>td{}</style></head><body>${body}</body></html>`
const cellsOf = async (bytes: Uint8Array | string, name = 'price.xls') =>
  (await rowsOf(name, bytes)).map(({ cells }) => cells)

describe('tables of a page', () => {
  it.each([
    ['a page called .xls', page(TABLE)],
    ['a table alone', TABLE],
    ['a declared encoding', iconv.encode(page(TABLE, '<meta charset="windows-1251">'), 'windows-1251')],
    ['no declared encoding', iconv.encode(page(TABLE), 'windows-1251')],
    ['UTF-16', iconv.encode(page(TABLE, '<meta charset="utf-8">'), 'utf-16le', { addBOM: true })],
    ['a doctype', `<!DOCTYPE html>\n${page(TABLE)}`],
    ['a zip', toZip({ 'price.html': Buffer.from(page(TABLE)) })],
  ])('are read from %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(CELLS)
  })

  it('cells over several rows and columns keep the others in their columns', async () => {
    const rows = [
      '<tr><td rowspan="2">Бренд</td><td rowspan=2>Артикул</td><td colspan="2">Остаток</td></tr>',
      '<tr><td>Тверь</td><td>Пермь</td></tr>',
      '<tr><td rowspan="2">Zorax</td><td>A1</td><td>1</td><td>2</td></tr>',
      '<tr><td>A2</td><td>3</td><td>4</td></tr>',
    ]
    expect(await cellsOf(`<table>${rows.join('')}</table>`)).toEqual([
      ['Бренд', 'Артикул', 'Остаток'],
      ['Бренд', 'Артикул', 'Тверь', 'Пермь'],
      ['Zorax', 'A1', '1', '2'],
      ['Zorax', 'A2', '3', '4'],
    ])
  })

  it('that lay out the page are none, each of the others is a sheet', async () => {
    const html = page(
      `<table><tr><td>${TABLE}</td></tr><tr><td>${TABLE}</td></tr></table><script>"<table>"</script>`,
    )
    await withFile('p.html', html, async (file) => {
      const source = await openPriceFile(file)
      const sheets = await Promise.all(
        source.sheets.map(async ({ name, rows }) => {
          const found: string[][] = []
          for await (const { cells } of rows) found.push(cells)
          return [name, found]
        }),
      )
      expect(sheets).toEqual([
        ['Таблица 2', CELLS],
        ['Таблица 3', CELLS],
      ])
    })
  })

  it('lines within a cell are apart, markup and scripts are no text', async () => {
    const cell = '<td><b>Фильтр</b><br>масляный<script>x()</script><style>y</style>'
    expect(await cellsOf(`<table><tr>${cell}<td>1<tr><td>2<td>3</table>`)).toEqual([
      ['Фильтр масляный', '1'],
      ['2', '3'],
    ])
  })

  it.each([
    ['too many tables', TABLE.repeat(21), /слишком много таблиц/],
    ['too deep', `<table>${'<tr><td><div>'.repeat(2_000)}`, /слишком глубоко/],
    ['a comment without an end', `<table><tr><td><!--${'x'.repeat(5_000_000)}`, /обрывается/],
  ])('%s is refused', async (_, html, message) => {
    await expect(rowsOf('p.html', html)).rejects.toThrow(message)
  })
})
