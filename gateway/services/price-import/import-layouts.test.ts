import { expect, it } from 'vitest'
import type { ImportOptions } from '@/gateway/services/price-import/import-price-list'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { toCsv, toWorkbook } from '@/gateway/services/price-import/testing/price-files'
import { describeWithDatabase } from '@/gateway/test-support/databases'

type Cell = string | number | null
type Options = Partial<ImportOptions>

// Each test loads several lists, on a busy machine too.
const USD = new Map([['USD', 92.5]])

describeWithDatabase('a price list as suppliers write it', (database) => {
  const { importBytes, offersOf, fingerprint } = useImportShop(database)

  const csv = (table: Cell[][], encoding?: string) => toCsv(table, ';', encoding)
  const head = ['Бренд', 'Артикул', 'Наименование', 'Остаток']

  it.each([
    [
      'titles above, groups, sums and blank rows between, prices as text',
      toWorkbook(
        [
          ['ООО «Запчасти»', null, null, null, null],
          ['Прайс-лист на 15.01.2026', null, null, null, null],
          [],
          [...head, 'Цена, руб.'],
          ['Масла', null, null, null, null],
          ['Zorax', '1', 'Масло', '>10', '1\u00a0250,50'],
          [],
          ['Zorax', '2', 'Масло', 'есть', '2 300,00 р.'],
          ['Итого по группе', null, null, 11, '3 550,50'],
          ['Фильтры', null, null, null, null],
          ['Zorax', '3', 'Фильтр', 'много', 'по запросу'],
          ['Zorax', '4', 'Фильтр', 0, 'по запросу'],
          ['ИТОГО', null, null, 11, '3 550,50'],
        ],
        'xlsx',
      ),
      {},
      ['Zorax 1 1250.5 10 1', 'Zorax 2 2300 1 1'],
    ],
    [
      'a minimum before the stock',
      csv([
        ['Бренд', 'Артикул', 'Мин. кол-во', 'Наличие', 'Цена'],
        ['Zorax', '1', 4, 12, 100],
      ]),
      {},
      ['Zorax 1 100 12 4'],
    ],
    [
      'a price with a discount beside the full one',
      csv([
        [...head, 'Цена', 'Скидка, %', 'Цена со скидкой'],
        ['Zorax', '1', 'Втулка', 2, 100, 10, 90],
      ]),
      {},
      ['Zorax 1 90 2 1'],
    ],
    [
      'stock by towns below a merged title, in Windows 1251',
      csv(
        [
          ['Бренд', 'Артикул', 'Остаток', '', '', 'Цена'],
          ['', '', 'Тверь', 'Пермь', 'В пути', ''],
          ['Zorax', '1', 2, '>5', 7, 100],
          ['Zorax', '2', '', 'есть', 7, 200],
          ['Zorax', '3', 'нет', 'звоните', 7, 300],
        ],
        'windows-1251',
      ),
      {},
      ['Zorax 1 100 7 1', 'Zorax 2 200 1 1'],
    ],
    [
      'Ukrainian words',
      csv([
        ['Виробник', 'Артикул', 'Назва', 'Залишок', 'Цiна, руб'],
        ['Zorax', '1', 'Втулка', 'є', 100],
        ['Zorax', '2', 'Втулка', 'немає', 100],
        ['Zorax', '3', 'Втулка', 'понад 10', 300],
      ]),
      {},
      ['Zorax 1 100 1 1', 'Zorax 3 300 10 1'],
    ],
    [
      'letters that only look Latin',
      csv([
        ['Бренд', 'Артикул', 'Цена', 'Остаток'],
        ['КNЕСНТ', 'ОС 90', 100, 5],
        ['ВОSСН', '0 451 103 316', 200, 5],
      ]),
      {},
      ['Knecht OC 90 100 5 1', 'Bosch 0 451 103 316 200 5 1'],
    ],
    [
      'one brand and no column for it',
      csv([
        ['Артикул', 'Цена', 'Остаток'],
        ['1', 100, 5],
      ]),
      { brand: 'Zorax' },
      ['Zorax 1 100 5 1'],
    ],
    [
      'no stock at all',
      csv([
        ['Бренд', 'Артикул', 'Цена'],
        ['Zorax', '1', 100],
      ]),
      { pieces: 3 },
      ['Zorax 1 100 3 1'],
    ],
    [
      'dollars at the given rate',
      csv([
        [...head, 'Цена, USD'],
        ['Zorax', '1', 'Втулка', 2, '1,20'],
        ['Zorax', '2', 'Втулка', 2, '1 000 руб.'],
      ]),
      { rates: USD },
      ['Zorax 1 111 2 1', 'Zorax 2 1000 2 1'],
    ],
    [
      'rubles beside dollars',
      csv([
        [...head, 'Цена USD', 'Цена руб'],
        ['Zorax', '1', 'Втулка', 2, 1, 92],
      ]),
      {},
      ['Zorax 1 92 2 1'],
    ],
    [
      'a column of currencies',
      csv([
        [...head, 'Цена', 'Валюта'],
        ['Zorax', '1', 'Втулка', 2, 100, 'RUB'],
        ['Zorax', '2', 'Втулка', 2, 10, 'USD'],
        ['Zorax', '3', 'Втулка', 2, 10, 'EUR'],
        ['Zorax', '4', 'Втулка', 2, 1000, ''],
      ]),
      { rates: USD },
      ['Zorax 1 100 2 1', 'Zorax 2 925 2 1', 'Zorax 4 1000 2 1'],
    ],
    [
      'dollars that the owner knows to be rubles',
      csv([
        [...head, 'Цена, у.е.'],
        ['Zorax', '1', 'Втулка', 2, 100],
      ]),
      { currency: 'RUB' },
      ['Zorax 1 100 2 1'],
    ],
  ] satisfies [string, Uint8Array, Options, string[]][])('with %s', async (_, bytes, options, lines) => {
    expect((await offersOf(bytes, options)).offers).toEqual(lines)
  })

  it.each([
    ['a title', { head: 'Цена, USD', above: '' }],
    ['a line above', { head: 'Цена', above: 'Цены указаны в долларах США' }],
  ])('is refused when %s gives prices in other money without a rate', async (_, { head: title, above }) => {
    const list = csv([[above], [...head, title], ['Zorax', '1', 'Втулка', 2, 100]])
    const before = await fingerprint()
    await expect(importBytes(list)).rejects.toThrow(/в валюте USD\. Дайте курс, например --rate USD=/)
    expect(await fingerprint()).toEqual(before)
  })

  it('never takes a number for rubles that its format shows as dollars', async () => {
    const book = toWorkbook(
      [
        [...head, 'Цена'],
        ['Zorax', '1', 'Втулка', 2, 100],
      ],
      'xlsx',
    )
    const dollars = await withNumberFormat(book, '[$$-409]#,##0.00')
    await expect(importBytes(dollars)).rejects.toThrow(/цена в валюте USD, а её курс не дан/)
    expect((await offersOf(dollars, { rates: USD })).offers).toEqual(['Zorax 1 9250 2 1'])
  })

  it('is refused when a column that looks like stock has a title of its own', async () => {
    const list = csv([
      ['Бренд', 'Артикул', 'Цена', 'Полка А'],
      ...[1, 0, 4, 12].map((pieces, at) => ['Zorax', `A${at}`, 100, pieces]),
    ])
    await expect(importBytes(list)).rejects.toThrow(
      /похоже на остаток: 3 \(«Полка А»\).*--columns quantity=3/,
    )
    expect((await offersOf(list, { columns: { quantity: 3 } })).offers).toContain('Zorax A3 100 12 1')
  })

  it('is refused when only some of its places are known by name: stock of the others would be lost', async () => {
    const list = csv([
      ['Товар', '', 'Склад', '', 'Цена'],
      ['Бренд', 'Артикул', 'Москва', 'Тверь', 'розн.'],
      ['Zorax', '1', '', 'есть', 100],
      ['Zorax', '2', 3, '>10', 100],
      ['Zorax', '3', 'нет', 2, 100],
    ])
    await expect(importBytes(list)).rejects.toThrow(
      /похоже на остаток и это: 3 \(«Тверь»\)\. .*--columns quantity=2\+3, .*--columns quantity=2$/,
    )
    expect((await offersOf(list, { columns: { quantity: 2 } })).offers).toEqual(['Zorax 2 100 3 1'])
    expect((await offersOf(list, { columns: { quantity: 2, moreStock: [3] } })).offers.toSorted()).toEqual([
      'Zorax 1 100 1 1',
      'Zorax 2 100 13 1',
      'Zorax 3 100 2 1',
    ])
  })

  it('says that it tells no stock', async () => {
    expect(
      (
        await importBytes(
          csv([
            ['Бренд', 'Артикул', 'Цена'],
            ['Zorax', '1', 5],
          ]),
        )
      ).isStockUnknown,
    ).toBe(true)
  })
})

/** Gives the numbers of the first sheet a format, which the writer of test books does not do. */
async function withNumberFormat(book: Uint8Array, format: string): Promise<Uint8Array> {
  const { unzipSync, zipSync, strFromU8, strToU8 } = await import('fflate')
  const files = unzipSync(book)
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return zipSync({
    ...files,
    'xl/styles.xml': strToU8(styles),
    'xl/worksheets/sheet1.xml': strToU8(sheet.replace(/<c r="E2"/, '<c r="E2" s="1"')),
  })
}
