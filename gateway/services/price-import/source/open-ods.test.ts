import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rowsOf, toSheets, toZip } from '@/gateway/services/price-import/testing/price-files'

const content = (tables: string, styles = '') =>
  `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><office:automatic-styles>${styles}` +
  `</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`
const ods = (tables: string, styles?: string) =>
  toZip({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(content(tables, styles)),
  })
const sheet = (cells: string) =>
  `<table:table table:name="Л"><table:table-row>${cells}</table:table-row></table:table>`
const cellsOf = async (cells: string) => (await rowsOf('p.ods', ods(sheet(cells))))[0]?.cells
const number = (value: string, shown: string, type = 'float') =>
  `<table:table-cell office:value-type="${type}" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`

describe('tables of LibreOffice', () => {
  it.each([
    ['00331', '331', '00331'],
    ['331,000', '331', '331.000'],
    ['123-456', '123456', '123-456'],
    ['OC 90', '90', 'OC 90'],
    ['155 093,00', '155093', '155093'],
    ['1.234', '1234', '1234'],
    ['1 663', '1662.5', '1662.5'],
    ['1,55E+05', '155093', '155093'],
    ['20%', '0.2', '0.2'],
    ['12345678901234600', '12345678901234600', '12345678901234600'],
  ])('a number that is shown as %s and is %s reads as %s', async (shown, value, text) => {
    expect(await cellsOf(number(value, shown))).toEqual([text])
  })

  it.each([
    ['date', 'office:date-value="2024-02-01"', '01.02.24', '2024-02-01'],
    ['time', 'office:time-value="PT12H30M00S"', '12:30', '12:30'],
    ['boolean', 'office:boolean-value="true"', 'ИСТИНА', 'TRUE'],
    ['currency', 'office:value="12.5" office:currency="RUB"', '12,50 ₽', '12.5'],
    ['currency', 'office:value="12.5" office:currency="USD"', '$12.50', '12.5 USD'],
    ['float', 'office:value="0" calcext:value-type="error"', '#DIV/0!', '#DIV/0!'],
    ['string', '', 'Фильтр', 'Фильтр'],
  ])('a %s of %s is read', async (type, attributes, shown, text) => {
    expect(
      await cellsOf(
        `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${shown}</text:p></table:table-cell>`,
      ),
    ).toEqual([text])
  })

  it('a note beside a cell is no part of it, spaces and lines are', async () => {
    const note = '<office:annotation><text:p>Скрыто</text:p></office:annotation>'
    const text = '<text:p>Фильтр<text:s/><text:span>масляный</text:span></text:p><text:p>W 914/2</text:p>'
    expect(
      await cellsOf(`<table:table-cell office:value-type="string">${note}${text}</table:table-cell>`),
    ).toEqual(['Фильтр масляный\nW 914/2'])
  })

  it('a million of repeated rows and cells take no place, and lines count on', async () => {
    const empty = '<table:table-cell table:number-columns-repeated="16384"/>'
    const row = (cells: string, times = 1) =>
      `<table:table-row table:number-rows-repeated="${times}">${cells}</table:table-row>`
    const table = `<table:table table:name="Л">${row(number('1', '1'))}${row(empty, 1_000_000)}${row(number('2', '2'), 1_000_000)}${row(number('3', '3'))}</table:table>`
    expect(await rowsOf('p.ods', ods(table))).toMatchObject([
      { line: 1, cells: ['1'] },
      { line: 1_000_002, cells: ['2'] },
      { line: 2_000_002, cells: ['3'] },
    ])
  })

  it('a hidden sheet is left out', async () => {
    const styles =
      '<style:style style:name="ta1"><style:table-properties table:display="false"/></style:style><style:style style:name="ta2"><style:table-properties table:display="true"/></style:style>'
    const table = (name: string, style: string, text: string) =>
      `<table:table table:name="${name}" table:style-name="${style}"><table:table-row>${`<table:table-cell><text:p>${text}</text:p></table:table-cell>`.repeat(3)}</table:table-row></table:table>`
    const rows = await rowsOf('p.ods', ods(table('Скрытый', 'ta1', 'x') + table('Прайс', 'ta2', 'A'), styles))
    expect(rows.map(({ cells }) => cells)).toEqual([['A', 'A', 'A']])
  })

  it('tells which rows are hidden, and not those that are only folded', async () => {
    const row = (text: string) =>
      `<table:table-row table:visibility="collapse">${number(text, text)}</table:table-row>`
    const table = `<table:table>${row('1')}<table:table-row-group table:display="false">${row('2')}</table:table-row-group>${row('3')}</table:table>`
    expect((await rowsOf('p.ods', ods(table))).map(({ isHidden }) => isHidden)).toEqual([
      true,
      undefined,
      true,
    ])
  })

  it.each([
    ['flat', Buffer.from(content(sheet(number('5', '5')))), ['5']],
    ['inside a zip', toZip({ 'price.ods': ods(sheet(number('5', '5'))) }), ['5']],
    ['of another writer', toSheets({ Прайс: [['Zorax', 331]] }, 'ods'), ['Zorax', '331']],
  ])('one that is %s is read', async (_, bytes, cells) => {
    expect((await rowsOf('p', bytes))[0]?.cells).toEqual(cells)
  })
})
