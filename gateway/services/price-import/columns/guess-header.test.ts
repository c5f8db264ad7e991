import { describe, expect, it } from 'vitest'
import { isForeignHeader, readHeaderCell } from './column-words'
import { guessHeader } from './guess-header'
import { looksLikeStock } from './looks-like-stock'
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
    ['Мин. кол-во', 'multiplicity'],
    ['Мин.заказ', 'multiplicity'],
    ['Минимальное количество', 'multiplicity'],
    ['Min qty', 'multiplicity'],
    ['Кол-во в коробке', 'multiplicity'],
    ['Цена со скидкой', 'price'],
    ['Цена с учетом скидки 10%', 'price'],
    ['Цена без скидки', 'price'],
    ['Цена, USD', 'price'],
    ['Валюта', 'currency'],
    ['Валюта цены', 'currency'],
    ['Склад Москва', 'quantity'],
    ['Москва', 'quantity'],
    ['Основной склад', 'quantity'],
    ['Общее наличие', 'quantity'],
    ['Свободный остаток', 'quantity'],
    ['Ціна, грн', 'price'],
    ['Цiна', 'price'],
    ['Кількість', 'quantity'],
    ['К-сть', 'quantity'],
    ['Залишок на складі', 'quantity'],
    ['Наявність', 'quantity'],
    ['Виробник', 'brand'],
    ['Назва', 'name'],
    ['Найменування товару', 'name'],
    ['Номер деталі', 'article'],
    ['Код виробника', 'article'],
    ['Термін постачання', 'delivery'],
    ['Кратність', 'multiplicity'],
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
    'Скидка, %',
    'Знижка',
    'В пути',
    'Резерв',
    'Минимальный остаток',
    'Кол-во к заказу',
    'Аналоги',
    'Країна',
    'Склад',
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

  it.each([0, 1, 5, 39])('finds the header below %d rows', (above) => {
    const rows = [...Array.from({ length: above }, () => title), { cells: header }, { cells: ['1', 'Bosch'] }]
    expect(guessHeader(rows)).toMatchObject({ index: above, columns, unknown: [] })
  })

  it('does not look below the 40th row', () => {
    expect(guessHeader([...Array.from({ length: 40 }, () => title), { cells: header }])).toBeUndefined()
  })

  it('takes the fuller of two rows', () => {
    expect(guessHeader([{ cells: ['Бренд', 'Товар', 'Цена'] }, { cells: header }])?.index).toBe(1)
  })

  it('takes no goods for a header', () => {
    expect(guessHeader([{ cells: ['Bosch', '0986', 'Колодки', '5', '100'] }])).toBeUndefined()
  })
})

describe('guessHeader of stock and prices', () => {
  const head = ['Артикул', 'Бренд']
  it.each([
    ['the sum of warehouses', ['Цена', 'Склад Москва', 'Склад СПб'], { quantity: 3, moreStock: [4] }],
    ['the total where there is one', ['Цена', 'Москва', 'СПб', 'Всего в наличии'], { quantity: 5 }],
    ['what is free to sell', ['Цена', 'Остаток', 'Свободный остаток'], { quantity: 4 }],
    ['the stock behind the minimum', ['Цена', 'Мин. кол-во', 'Наличие'], { multiplicity: 3, quantity: 4 }],
    ['no stock that is on its way', ['Цена', 'Остаток', 'Остаток в пути'], { quantity: 3 }],
  ] as const)('takes %s', (_, titles, columns) => {
    expect(guessHeader([{ cells: [...head, ...titles] }])?.columns).toEqual({
      article: 0,
      brand: 1,
      price: 2,
      ...columns,
    })
  })

  it.each([
    [
      'the price with the discount',
      ['Цена', 'Скидка, %', 'Цена со скидкой', 'Цена без скидки'],
      4,
      undefined,
    ],
    ['the price in rubles', ['Цена, USD', 'Цена, руб.', 'Ціна, грн'], 3, 'RUB'],
    ['the only price, with its currency', ['РРЦ, EUR'], 2, 'EUR'],
    ['the wholesale price', ['Розничная цена', 'Цена'], 3, undefined],
    ['the price with tax', ['Цена без НДС', 'Цена с НДС'], 3, undefined],
  ] as const)('takes %s', (_, titles, price, currency) => {
    const guess = guessHeader([{ cells: [...head, ...titles] }])
    expect(guess).toMatchObject({ columns: { price }, currency })
  })

  it('reads a head of two rows whose upper cells are merged', () => {
    const guess = guessHeader([
      { cells: ['Бренд', 'Артикул', 'Остаток', '', 'Цена', ''] },
      { cells: ['', '', 'Тверь', 'Пермь', 'Розничная', 'Оптовая'] },
      { cells: ['Bosch', '1', '2', '3', '4', '5'] },
    ])
    expect(guess).toMatchObject({ index: 1, columns: { quantity: 2, moreStock: [3], price: 5 } })
  })

  it('reads towns below a lone title of stock', () => {
    const guess = guessHeader([
      { cells: ['', '', '', 'Остатки на складах', '', ''] },
      { cells: ['Бренд', 'Артикул', 'Цена', 'Тверь', 'Пермь', 'Фото'] },
    ])
    expect(guess).toMatchObject({ index: 1, columns: { quantity: 3, moreStock: [4] }, unknown: [] })
  })

  it('takes a title of a group below the head for no part of it', () => {
    const guess = guessHeader([{ cells: ['', 'Артикул', 'Бренд', 'Цена'] }, { cells: ['', 'Масла', '', ''] }])
    expect(guess?.index).toBe(0)
  })
})

describe('looksLikeStock', () => {
  it.each([
    [['3', '>10', 'нет', ''], true],
    [['есть', 'есть', '+'], true],
    [['1', '2', '3', '4'], false],
    [['0986', '0123', '0777'], false],
    [['12.5', '1.25', '3.14'], false],
    [['4601234567890', '4601234567891', '4601234567892'], false],
    [['шт', 'шт', 'шт'], false],
    [['5'], false],
  ] as const)('%j', (cells, isStock) => {
    expect(looksLikeStock(cells)).toBe(isStock)
  })
})

describe('parseColumnOption', () => {
  it('reads zero-based numbers', () => {
    expect(parseColumnOption('article=1, brand=0,price=5')).toEqual({ article: 1, brand: 0, price: 5 })
  })

  it('reads several columns of stock', () => {
    expect(parseColumnOption('article=1,quantity=4+6+7')).toEqual({
      article: 1,
      quantity: 4,
      moreStock: [6, 7],
    })
  })

  it.each(['price=1+2', 'artikul=1', 'article', 'article=x', 'article=-1', 'article=256', ''])(
    'refuses %j',
    (text) => {
      expect(() => parseColumnOption(text)).toThrow(/--columns/)
    },
  )
})

it('looks for no title in a cell of 20,000 signs', () => {
  const began = performance.now()
  expect(isForeignHeader('шт'.repeat(10_000))).toBe(false)
  expect(isForeignHeader('Вес')).toBe(true)
  expect(performance.now() - began).toBeLessThan(500)
})
