import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { rowsOf, toZip } from '@/gateway/services/price-import/testing/price-files'

const cellsOf = async (bytes: Uint8Array | string) => (await rowsOf('p.xml', bytes)).map(({ cells }) => cells)

describe('feeds for Yandex Market', () => {
  const HEAD = ['Бренд', 'Артикул', 'Наименование', 'Цена', 'Валюта', 'Остаток', 'Кратность']
  const feed = (offers: string) =>
    `<?xml version="1.0" encoding="windows-1251"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2024-02-01">` +
    `<shop><name>Магазин</name><offers>${offers}</offers></shop></yml_catalog>`
  const full =
    '<offer id="7" available="true"><name>Фильтр &quot;А&quot;</name><vendor>Zorax</vendor><vendorCode>00331</vendorCode>' +
    '<price>1200.50</price><currencyId>RUR</currencyId><count>5</count><step-quantity>2</step-quantity></offer>'

  it.each([
    ['all that there is', full, ['Zorax', '00331', 'Фильтр "А"', '1200.50', 'RUR', '5', '2']],
    [
      'a name of parts and properties of its own',
      '<offer><typePrefix>Фильтр</typePrefix><vendor>Zorax</vendor><model>A1</model><param name="Артикул">A-1</param><price>5</price></offer>',
      ['Zorax', 'A-1', 'Фильтр Zorax A1', '5', '', 'есть', ''],
    ],
    [
      'stock by outlets',
      '<offer><outlets><outlet id="1" instock="3"/><outlet id="2" instock="4"/></outlets></offer>',
      ['', '', '', '', '', '3+4', ''],
    ],
    [
      'an offer to order',
      '<offer available="false"><count>9</count></offer>',
      ['', '', '', '', '', 'под заказ', ''],
    ],
  ])('give %s', async (_, offer, cells) => {
    expect(await cellsOf(iconv.encode(feed(offer), 'windows-1251'))).toEqual([HEAD, cells])
  })

  it('are read by their byte order mark, whatever encoding their first line declares', async () => {
    expect((await cellsOf(`\uFEFF${feed(full)}`))[1]?.[2]).toBe('Фильтр "А"')
  })

  it('number their offers, and do not end with an offer that holds too much', async () => {
    const rows = await rowsOf('p.yml', iconv.encode(feed(full.repeat(3)), 'windows-1251'))
    expect(rows.map(({ line }) => line)).toEqual([0, 1, 2, 3])
    const huge = `<offer>${'<param/>'.repeat(30_000)}</offer>`
    await expect(rowsOf('p.yml', feed(huge))).rejects.toThrow('В одном «offer» слишком много данных')
  })
})

describe('offers of 1C', () => {
  const wrap = (body: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08">${body}</КоммерческаяИнформация>`
  const catalog =
    '<Каталог><Товары><Товар><Ид>g1</Ид><Артикул>00331</Артикул><Наименование>Втулка</Наименование>' +
    '<Изготовитель><Ид>b1</Ид><Наименование>Zorax</Наименование></Изготовитель></Товар>' +
    '<Товар><Ид>g2</Ид><Артикул>A2</Артикул><Наименование>Шайба</Наименование><ЗначенияРеквизитов><ЗначениеРеквизита>' +
    '<Наименование>Производитель</Наименование><Значение>Лада</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар></Товары></Каталог>'
  const price = (type: string, amount: string, currency = 'руб') =>
    `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>${currency}</Валюта></Цена>`
  const offers =
    '<ПакетПредложений><ТипыЦен><ТипЦены><Ид>t1</Ид><Наименование>Розничная</Наименование></ТипЦены>' +
    '<ТипЦены><Ид>t2</Ид><Наименование>Оптовая цена</Наименование></ТипЦены></ТипыЦен><Предложения>' +
    `<Предложение><Ид>g1#v1</Ид><Наименование>Втулка (синяя)</Наименование><Цены>${price('t2', '90.5')}${price('t1', '120', 'USD')}</Цены><Количество>5</Количество></Предложение>` +
    `<Предложение><Ид>g2</Ид><Цены>${price('t1', '7')}</Цены><Склад ИдСклада="1" КоличествоНаСкладе="3"/><Склад ИдСклада="2" КоличествоНаСкладе="4"/></Предложение>` +
    '<Предложение Статус="Удален"><Ид>g1</Ид></Предложение></Предложения></ПакетПредложений>'
  const cells = [
    ['Бренд', 'Артикул', 'Наименование', 'Остаток', 'Цена Розничная', 'Оптовая цена'],
    ['Zorax', '00331', 'Втулка (синяя)', '5', '120 USD', '90.5 RUB'],
    ['Лада', 'A2', 'Шайба', '3+4', '7 RUB', ''],
    ['Zorax', '00331', 'Втулка', 'нет', '', ''],
  ]

  it.each([
    ['one file', wrap(catalog + offers)],
    [
      'a zip of two',
      toZip({
        'webdata/offers0_1.xml': Buffer.from(wrap(offers)),
        'webdata/import0_1.xml': Buffer.from(wrap(catalog)),
      }),
    ],
    ['Windows-1251', iconv.encode(wrap(catalog + offers).replace('UTF-8', 'windows-1251'), 'windows-1251')],
  ])('are read from %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(cells)
  })

  it('say what a price is for besides one piece', async () => {
    const packed = offers.replaceAll(
      '<Валюта>руб</Валюта></Цена></Цены><Склад',
      '<Валюта>руб</Валюта><Единица>упак</Единица><Коэффициент>10</Коэффициент></Цена></Цены><Склад',
    )
    expect((await cellsOf(Buffer.from(wrap(catalog + packed))))[2]).toContain('7 RUB за 10 упак')
  })

  it.each([
    ['there are products alone', catalog],
    [
      'their prices lie in another file',
      `${catalog}<ПакетПредложений><Предложения><Предложение><Ид>g1</Ид><Количество>5</Количество></Предложение></Предложения></ПакетПредложений>`,
    ],
  ])('are asked for where %s', async (_, body) => {
    await expect(rowsOf('import.xml', wrap(body))).rejects.toThrow(/нет предложений с ценами/)
  })
})
