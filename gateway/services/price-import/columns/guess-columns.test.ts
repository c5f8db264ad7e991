import { describe, expect, it } from 'vitest'
import { readHeaderCell } from './column-words'
import { guessHeader } from './guess-columns'
import { parseColumnOption } from './parse-column-option'

describe('readHeaderCell', () => {
  it.each([
    ['Артикул', 'article'],
    ['АРТИКУЛ ', 'article'],
    ['Номер', 'article'],
    ['Код производителя', 'article'],
    ['Каталожный номер', 'article'],
    ['Кат. №', 'article'],
    ['№ детали', 'article'],
    ['Part No', 'article'],
    ['Part No.', 'article'],
    ['Код', 'article'],
    ['Артикул производителя', 'article'],
    ['Бренд', 'brand'],
    ['Производитель', 'brand'],
    ['Наименование производителя', 'brand'],
    ['Марка', 'brand'],
    ['Brand', 'brand'],
    ['Manufacturer', 'brand'],
    ['Наименование', 'name'],
    ['Название товара', 'name'],
    ['Описание', 'name'],
    ['Товар', 'name'],
    ['Продукт', 'name'],
    ['Part name', 'name'],
    ['Номенклатура', 'name'],
    ['Кол-во', 'quantity'],
    ['Количество, шт', 'quantity'],
    ['Остаток', 'quantity'],
    ['Остаток, шт.', 'quantity'],
    ['Наличие', 'quantity'],
    ['Наличие на складе', 'quantity'],
    ['Qty', 'quantity'],
    ['Цена', 'price'],
    ['Цена, р. с НДС', 'price'],
    ['Опт', 'price'],
    ['Цена опт.', 'price'],
    ['Price', 'price'],
    ['Кратность', 'multiplicity'],
    ['Кол-во в упаковке', 'multiplicity'],
    ['Мин. партия', 'multiplicity'],
    ['Срок', 'delivery'],
    ['Срок доставки', 'delivery'],
    ['Срок поставки, дн.', 'delivery'],
  ])('reads %j as %s', (text, column) => {
    expect(readHeaderCell(text)?.column).toBe(column)
  })

  it.each([
    '№',
    '№ п/п',
    'Код поставщика',
    'Страна производителя',
    'Фото',
    'Ед. изм.',
    'Штрихкод',
    'Марка авто',
    'Сумма',
    '',
    'Дата',
  ])('sees nothing in %j', (text) => {
    expect(readHeaderCell(text)).toBeUndefined()
  })
})

describe('guessHeader', () => {
  const header = ['№', 'Производитель', 'Код', 'Артикул', 'Наименование', 'Розница', 'Цена', 'Остаток']
  const columns = { brand: 1, article: 3, name: 4, price: 6, quantity: 7 }
  const title = { cells: ['Прайс-лист ООО «Запчасти»'] }

  it.each([0, 1, 5, 13])('finds the header below %d rows', (above) => {
    const rows = [...Array.from({ length: above }, () => title), { cells: header }, { cells: ['1', 'Bosch'] }]
    expect(guessHeader(rows)).toEqual({ index: above, columns })
  })

  it('does not look below the 14th row', () => {
    expect(guessHeader([...Array.from({ length: 14 }, () => title), { cells: header }])).toBeUndefined()
  })

  it('takes the fuller of two rows', () => {
    expect(guessHeader([{ cells: ['Бренд', 'Товар', 'Цена'] }, { cells: header }])?.index).toBe(1)
  })

  it('takes no goods for a header', () => {
    expect(guessHeader([{ cells: ['Bosch', '0986', 'Колодки', '5', '100'] }])).toBeUndefined()
  })
})

describe('parseColumnOption', () => {
  it('reads zero-based numbers', () => {
    expect(parseColumnOption('article=1, brand=0,price=5')).toEqual({ article: 1, brand: 0, price: 5 })
  })

  it.each(['artikul=1', 'article', 'article=x', 'article=-1', 'article=256', ''])('refuses %j', (text) => {
    expect(() => parseColumnOption(text)).toThrow(/--columns/)
  })
})
