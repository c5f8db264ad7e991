import { expect, it, vi } from 'vitest'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { toWorkbook } from '@/gateway/services/price-import/testing/price-files'
import { describeWithDatabase } from '@/gateway/test-support/databases'

vi.setConfig({ testTimeout: 60_000 })

describeWithDatabase('a price list of any kind', (database) => {
  const { offersOf } = useImportShop(database)
  const head = ['Бренд', 'Артикул', 'Наименование', 'Остаток']

  it.each([
    [
      'cells merged over rows and columns of the head and of the goods',
      toWorkbook(
        [
          ['Прайс-лист на фильтры, артикулы и остатки', null, null, null, null],
          ['Бренд', 'Артикул', 'Остаток', null, 'Цена'],
          [null, null, 'Тверь', 'Пермь', null],
          ['Фильтры', null, null, null, null],
          ['Zorax (Китай)', '331.000', 1, 2, 100],
          [null, '00332', 3, 4, null],
          ['Масла Итог', null, 4, 6, null],
          ['Общий итог', null, 4, 6, 200],
        ],
        'xlsx',
        { merged: ['A1:E1', 'A2:A3', 'B2:B3', 'C2:D2', 'E2:E3', 'A4:E4', 'A5:A6', 'E5:E6'] },
      ),
      ['Zorax 331.000 100 3 1', 'Zorax 00332 100 7 1'],
    ],
    [
      'a head of one row whose stock is merged over two columns',
      toWorkbook(
        [
          ['Бренд', 'Артикул', 'Остаток', null, 'Цена'],
          ['Zorax', '1', 1, 2, 100],
        ],
        'xlsx',
        { merged: ['C1:D1'] },
      ),
      ['Zorax 1 100 3 1'],
    ],
    [
      'mangled cells, each of which costs its own row alone',
      toWorkbook(
        [
          [...head, 'Цена'],
          ['Zorax', 33604, 'Втулка', 2, 100],
          ['Zorax', '01.фев', 'Втулка', 2, 100],
          ['Zorax', true, 'Втулка', 2, 100],
          ['Zorax', 1234567890123456, 'Втулка', 2, 100],
          ['Zorax', 331, 'Втулка', 2, 100],
          ['Zorax', 'A1', 'Втулка', '12.05.2024', 100],
          ['Zorax', 'A2', 'Втулка', 'до 5 дней', 100],
          ['Zorax', 'A3', 'Втулка', 2, 'договорная'],
          ['Zorax', 'A4', 'Втулка', '5+3', '1 200 руб. 50 коп. с НДС'],
        ],
        'xlsx',
        { formats: { B2: 'mmm.yy', B6: '0.000' } },
      ),
      ['Zorax 331.000 100 2 1', 'Zorax A4 1200.5 8 1'],
    ],
    [
      'offers of a YML feed',
      Buffer.from(
        '<?xml version="1.0"?><yml_catalog><shop><offers><offer available="true"><vendor>Zorax</vendor><vendorCode>00331</vendorCode>' +
          '<name>Втулка</name><price>1200.5</price><currencyId>RUR</currencyId><count>5</count></offer></offers></shop></yml_catalog>',
      ),
      ['Zorax 00331 1200.5 5 1'],
    ],
    [
      'offers of 1C with two kinds of prices and its own words for rubles',
      Buffer.from(
        '<?xml version="1.0"?><КоммерческаяИнформация><ПакетПредложений><ТипыЦен><ТипЦены><Ид>1</Ид><Наименование>Закупочная</Наименование></ТипЦены>' +
          '<ТипЦены><Ид>2</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен><Предложения><Предложение><Ид>7</Ид><Артикул>00331</Артикул>' +
          '<Наименование>Втулка</Наименование><Изготовитель><Наименование>Zorax</Наименование></Изготовитель><Количество>5</Количество><Цены>' +
          '<Цена><ИдТипаЦены>2</ИдТипаЦены><ЦенаЗаЕдиницу>150</ЦенаЗаЕдиницу><Валюта>руб</Валюта></Цена>' +
          '<Цена><ИдТипаЦены>1</ИдТипаЦены><ЦенаЗаЕдиницу>100</ЦенаЗаЕдиницу><Валюта>643</Валюта></Цена>' +
          '</Цены></Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>',
      ),
      ['Zorax 00331 100 5 1'],
    ],
    [
      'a page that is called a workbook',
      Buffer.from(
        '<html><table><tr><td colspan=5>Прайс-лист</td></tr><tr><td>Бренд<td>Артикул<td>Остаток<td>Цена</tr>' +
          '<tr><td>Zorax<td>00331<td>много<td>1&nbsp;200,50 р.</tr></table></html>',
      ),
      ['Zorax 00331 1200.5 10 1'],
    ],
  ] satisfies [string, Uint8Array, string[]][])('with %s', async (_, bytes, lines) => {
    expect((await offersOf(bytes)).offers).toEqual(lines)
  })

  it('leaves out what the supplier has hidden, and says so', async () => {
    const rows = [
      ['Бренд', 'Артикул', 'Остаток', 'Цена'],
      ['Zorax', '1', 2, 100],
      ['Zorax', '2', 2, 200],
    ]
    const { report, offers } = await offersOf(toWorkbook(rows, 'xlsx', { hidden: [1] }))
    expect(offers).toEqual(['Zorax 2 200 2 1'])
    expect(report.rejects).toMatchObject([{ line: 2, reason: 'строка скрыта в таблице' }])
  })

  it('names the row and the reason of each mangled cell', async () => {
    const { report } = await offersOf(
      toWorkbook(
        [
          [...head, 'Цена'],
          ['Zorax', 33604, 'Втулка', 2, 100],
          ['Zorax', true, 'Втулка', 2, 100],
          ['Zorax', 'A1', 'Втулка', '12.05.2024', 100],
          ['Zorax', 'A2', 'Втулка', 2, 100],
        ],
        'xlsx',
        { formats: { B2: 'd.mmm' } },
      ),
    )
    expect(report.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'артикул испорчен: в ячейке дата'],
      [3, 'артикул испорчен: в ячейке логическое значение'],
      [4, 'количество не число: в ячейке дата'],
    ])
  })
})
