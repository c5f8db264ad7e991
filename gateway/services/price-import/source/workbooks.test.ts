import { strToU8 } from 'fflate'
import iconv from 'iconv-lite'
import { CFB } from '@e965/xlsx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rowsOf, toCsv, toWorkbook, toZip } from '@/gateway/services/price-import/testing/price-files'
import { openPriceFile } from './open-price-file'

const GOODS = [
  ['Бренд', 'Артикул', 'Наименование', 'Остаток', 'Цена'],
  ['Mann', 155093, 'Фильтр масляный', 3, 160992.5],
  ['Lada', '000123', 'Ёлочка', '>10', 12],
  ['Lada', 12345678901234, 'Шайба', 1, 0.3],
]
const TEXTS = GOODS.map((row) => row.map(String))

afterEach(() => vi.restoreAllMocks())

describe('workbooks', () => {
  it.each([
    ['xlsx', 'price.xlsx'],
    ['biff8', 'price.xls'],
    ['xlml', 'price.xml'],
    ['xlsx', 'price.csv'],
    ['biff8', 'price.xlsx'],
    ['xlml', 'price.xls'],
  ] as const)('%s called %s is read by what it is, numbers as printed', async (type, name) => {
    const rows = await rowsOf(name, toWorkbook(GOODS, type))
    expect(rows.map((row) => row.cells)).toEqual(TEXTS)
    expect(rows.map((row) => row.line)).toEqual([1, 2, 3, 4])
  })

  it('reads Cyrillic that Excel 95 kept in a code page', async () => {
    const book = toWorkbook([['JTCJTC', 5]], 'biff5')
    const codePage = book.indexOf(Buffer.from('42000200', 'hex'))
    book.writeUInt16LE(1251, codePage + 4)
    iconv.encode('Бренды', 'windows-1251').copy(book, book.indexOf('JTCJTC'))
    expect((await rowsOf('price.xls', book))[0]?.cells).toEqual(['Бренды', '5'])
  })

  it.each([
    ['xlsx', toWorkbook([['a'], ['b']], 'xlsx', { hidden: [1] })],
    ['xls', withHiddenRow(toWorkbook([['a'], ['b']], 'biff8'), 1)],
    [
      'xml',
      Buffer.from(
        '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row><Cell><Data>a</Data></Cell></Row>' +
          '<Row ss:Hidden="1"><Cell><Data>b</Data></Cell></Row></Table></Worksheet></Workbook>',
      ),
    ],
    ['html', Buffer.from('<table><tr><td>a<td><tr style="display:none"><td>b<td></table>')],
  ])('tells of a hidden row of %s', async (_, bytes) => {
    const rows = await rowsOf('p', bytes)
    expect(rows.map(({ cells, isHidden }) => [cells[0], isHidden])).toEqual([
      ['a', undefined],
      ['b', true],
    ])
  })

  it.each([
    ['xlsx', { 'ПРАЙС/price.xlsx': toWorkbook(GOODS, 'xlsx') }],
    ['xls', { 'price.xls': toWorkbook(GOODS, 'biff8') }],
    ['xml', { 'price.xml': toWorkbook(GOODS, 'xlml') }],
    ['csv', { 'price.csv': toCsv(GOODS, '\t', 'windows-1251') }],
    ['a lone file of any name', { price: toCsv(GOODS, ';') }],
    [
      'the biggest list',
      {
        'news.txt': strToU8('a;b'),
        '__MACOSX/price.csv': strToU8('x'.repeat(9999)),
        'p.csv': toCsv(GOODS, ';'),
      },
    ],
  ])('inside a zip: %s', async (_, files) => {
    expect((await rowsOf('price.zip', toZip(files))).map((row) => row.cells)).toEqual(TEXTS)
  })

  it('keeps empty rows in the numbering, and columns in place', async () => {
    const rows = await rowsOf('p.xlsx', toWorkbook([[null, 'a'], [], [null, null, 'b']], 'xlsx'))
    expect(rows).toEqual([
      { line: 1, cells: ['', 'a'] },
      { line: 3, cells: ['', '', 'b'] },
    ])
  })

  it('reads a hundred columns and does not choke on sixteen thousand', async () => {
    const wide = Array.from({ length: 16_000 }, (_, index) => index)
    expect((await rowsOf('p.xlsx', toWorkbook([wide.slice(0, 100)], 'xlsx')))[0]?.cells).toHaveLength(100)
    expect((await rowsOf('p.xlsx', toWorkbook([wide], 'xlsx')))[0]?.cells).toHaveLength(256)
  })
})

describe('sheet markup', () => {
  const book = (sheet: string, extra: Record<string, string> = {}) =>
    toZip({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Л" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="/xl/worksheets/s.xml"/></Relationships>',
      ),
      'xl/worksheets/s.xml': strToU8(sheet),
      ...Object.fromEntries(Object.entries(extra).map(([name, text]) => [name, strToU8(text)])),
    })
  const cellsOf = async (cells: string, extra?: Record<string, string>) =>
    (
      await rowsOf('p.xlsx', book(`<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`, extra))
    )[0]?.cells

  it.each([
    ['inline text', '<c t="inlineStr"><is><t>Ж&amp;1</t></is></c>', 'Ж&1'],
    ['a formula with text', '<c t="str"><f>A1</f><v>x</v></c>', 'x'],
    ['an exponent', '<c><v>1.55093E5</v></c>', '155093'],
    ['a long number', '<c><v>1.2345678901234E13</v></c>', '12345678901234'],
    ['binary dust', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a boolean', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a date of its own type', '<c t="d"><v>2024-02-01T00:00:00</v></c>', '2024-02-01T00:00:00'],
    ['more digits than a sheet holds', '<c><v>12345678901234567</v></c>', '12345678901234568'],
    ['a missing shared string', '<c t="s"><v>7</v></c><c r="B1"><v>1</v></c>', ''],
    ['prefixed markup', '<x:c><x:v>5</x:v></x:c>', '5'],
  ])('%s', async (_, cell, text) => {
    expect((await cellsOf(cell))?.[0]).toBe(text)
  })

  const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000"/><numFmt numFmtId="165" formatCode="000\\-000"/>
    <numFmt numFmtId="166" formatCode="dd/mm/yyyy"/><numFmt numFmtId="167" formatCode="#,##0.00&quot;р.&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="14"/></cellXfs></styleSheet>`

  it.each([
    [0, '123', '123'],
    [1, '123', '0000123'],
    [1, '123456789', '123456789'],
    [2, '123456', '123-456'],
    [3, '45292', '01.01.2024'],
    [4, '1662.5', '1662.5'],
    [5, '45292', '01.01.2024'],
    [99, '123', '123'],
  ])('style %d prints %s as %s', async (style, value, text) => {
    expect((await cellsOf(`<c s="${style}"><v>${value}</v></c>`, { 'xl/styles.xml': STYLES }))?.[0]).toBe(
      text,
    )
  })

  it('tells which rows are hidden, and not those that are only folded', async () => {
    const rows =
      '<row hidden="1"><c><v>1</v></c></row><row hidden="1" outlineLevel="1"><c><v>2</v></c></row><row><c><v>3</v></c></row>'
    expect(await rowsOf('p.xlsx', book(`<worksheet><sheetData>${rows}</sheetData></worksheet>`))).toEqual([
      { line: 1, cells: ['1'], isHidden: true },
      { line: 2, cells: ['2'] },
      { line: 3, cells: ['3'] },
    ])
  })

  it('reads signs that XML cannot hold', async () => {
    expect((await cellsOf('<c t="inlineStr"><is><t>A_x000D_B</t></is></c>'))?.[0]).toBe('A\rB')
  })

  it('takes rich text whole and leaves phonetic hints out', async () => {
    const strings = '<sst><si><r><t>Фильтр </t></r><r><t>масляный</t></r><rPh><t>xx</t></rPh></si></sst>'
    expect(await cellsOf('<c t="s"><v>0</v></c>', { 'xl/sharedStrings.xml': strings })).toEqual([
      'Фильтр масляный',
    ])
  })

  it.each([
    ['markup that breaks off', '<worksheet><sheetData><row><c><v>1</v></c></row>'],
    [
      'an entity of its own',
      '<!DOCTYPE a [<!ENTITY e "x">]><worksheet><row><c><v>&e;</v></c></row></worksheet>',
    ],
    ['no markup', 'hello'],
  ])('refuses %s', async (_, sheet) => {
    await expect(rowsOf('p.xlsx', book(sheet))).rejects.toThrow(/повреждён/)
  })
})

describe('files that are no lists', () => {
  const xlsx = toWorkbook(GOODS, 'xlsx')
  it.each([
    ['rar', Buffer.from('526172211a0700', 'hex'), /RAR не поддерживаются/],
    ['7z', Buffer.from('377abcaf271c', 'hex'), /7z не поддерживаются/],
    ['gzip', Buffer.from('1f8b0800', 'hex'), /GZIP/],
    ['pdf', Buffer.from('%PDF-1.7'), /PDF/],
    [
      'a page without a table',
      Buffer.from('\ufeff\n<html><table><tr><td>A</td></tr></table>'),
      /нет таблицы с товарами/,
    ],
    ['a web archive', Buffer.from('MIME-Version: 1.0\r\n'), /MHT/],
    ['other xml', Buffer.from('<?xml version="1.0"?><rss/>'), /XML неизвестного вида/],
    ['a broken xls', Buffer.from('d0cf11e0a1b11ae1aaaa', 'hex'), /XLS повреждена/],
    ['a cut xlsx', xlsx.subarray(0, xlsx.length - 100), /повреждены/],
    ['an empty zip', toZip({}), /нет прайс-листа/],
    ['a zip of pictures', toZip({ 'a.jpg': strToU8('x'), 'b.jpg': strToU8('y') }), /нет прайс-листа/],
    ['a zip in a zip', toZip({ 'a.csv': toZip({ 'b.csv': strToU8('a;b') }) }), /внутри архива/],
    ['a rar in a zip', toZip({ 'a.csv': Buffer.from('526172211a0700', 'hex') }), /RAR/],
    ['xlsb', toZip({ 'xl/workbook.bin': strToU8('x') }), /XLSB/],
    ['a broken ods', toZip({ mimetype: strToU8('x'), 'content.xml': strToU8('x') }), /повреждён/],
    ['word', toZip({ 'word/document.xml': strToU8('x') }), /Word/],
  ])('%s is refused with a clear word', async (_, bytes, message) => {
    await expect(rowsOf('price.xlsx', bytes)).rejects.toThrow(message)
  })

  it('a missing file and a folder are named', async () => {
    await expect(openPriceFile('/nowhere/price.csv')).rejects.toThrow('Файл не найден: /nowhere/price.csv')
    await expect(openPriceFile('/')).rejects.toThrow('Это не файл: /')
  })

  it('a zip bomb stops early', async () => {
    const bomb = toZip({ 'price.csv': Buffer.alloc(64 * 1024 * 1024, 'a;b;c\n') })
    await expect(rowsOf('price.zip', bomb)).rejects.toThrow(/zip-бомб/)
  })

  it.each([
    ['a gigabyte and more', 0x7000_0000, /zip-бомб/],
    ['more than there is', 0x2000_0000, /повреждены/],
  ])('an entry that claims %s is refused', async (_, claim, message) => {
    const zip = toZip({ 'price.csv': strToU8('a;b;c\n'.repeat(100)) })
    const central = zip.lastIndexOf(Buffer.from('504b0102', 'hex'))
    zip.writeUInt32LE(claim, central + 24)
    await expect(rowsOf('price.zip', zip)).rejects.toThrow(message)
  })

  it('a locked archive is named so', async () => {
    const zip = toZip({ 'price.csv': strToU8('a;b;c') })
    const central = zip.lastIndexOf(Buffer.from('504b0102', 'hex'))
    zip.writeUInt16LE(zip.readUInt16LE(central + 8) | 1, central + 8)
    await expect(rowsOf('price.zip', zip)).rejects.toThrow(/паролем/)
  })

  // Nearly two hundred files are read, on a busy machine too.
  it(
    'a file broken at any byte is a file error or a list, never anything else',
    { timeout: 30_000 },
    async () => {
      // SheetJS reports records that it does not know.
      vi.spyOn(console, 'error').mockReturnValue()
      const originals = [xlsx, toWorkbook(GOODS, 'biff8'), toZip({ 'a.csv': toCsv(GOODS, ';') })]
      for (const original of originals) {
        for (let at = 0; at < original.length; at += Math.ceil(original.length / 60)) {
          const broken = Buffer.from(original)
          broken[at] = (broken[at] ?? 0) ^ 0xff
          const outcome = await rowsOf('p', broken).catch((error: Error) => error.name)
          expect(Array.isArray(outcome) ? 'rows' : outcome).toMatch(/^(rows|PriceFileError)$/)
        }
      }
    },
  )
})

/** Puts a record about a row before the end of the sheet, which the writer of test books leaves out. */
function withHiddenRow(book: Buffer, row: number): Buffer {
  const container = CFB.read(book, { type: 'buffer' })
  const stream = CFB.find(container, 'Workbook')
  if (!stream) throw new Error('The book has no stream')
  const record = Buffer.alloc(20)
  record.writeUInt16LE(0x0208, 0)
  record.writeUInt16LE(16, 2)
  record.writeUInt16LE(row, 4)
  record[16] = 0x20
  const content = Buffer.from(stream.content)
  const end = content.lastIndexOf(Buffer.from('0a000000', 'hex'))
  stream.content = Buffer.concat([content.subarray(0, end), record, content.subarray(end)])
  stream.size = stream.content.length
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array)
}
