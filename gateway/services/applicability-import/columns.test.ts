import { expect, it } from 'vitest'
import { APPLICABILITY_COLUMNS } from './columns'

const { findHeader, parse: parseApplicabilityColumns } = APPLICABILITY_COLUMNS

const columnsOf = (titles: string) => findHeader([{ cells: titles.split(';') }])?.columns

it.each([
  [
    'Бренд;Артикул;Марка;Модель;Модификация;Год с;Год по;Примечание',
    { brand: 0, article: 1, make: 2, model: 3, car: 4, from: 5, to: 6, note: 7 },
  ],
  [
    'Производитель;Номер детали;Марка авто;Модель авто;Двигатель;Годы выпуска;Комментарий',
    { brand: 0, article: 1, make: 2, model: 3, car: 4, years: 5, note: 6 },
  ],
  [
    'Brand;Part number;Make;Model;Engine;Year from;Year to;Note',
    { brand: 0, article: 1, make: 2, model: 3, car: 4, from: 5, to: 6, note: 7 },
  ],
  [
    'Код;Артикул;Бренд;Марка;Модель;Кузов;с года;по год',
    { article: 1, brand: 2, make: 3, model: 4, car: 5, from: 6, to: 7 },
  ],
  ['Бренд;Артикул;Цена', undefined],
])('%s', (titles, columns) => {
  expect(columnsOf(titles)).toEqual(columns)
})

it('the head may stand below the name of the supplier', () => {
  const rows = [
    ['ООО «Поставщик»'],
    [],
    ['Бренд', 'Артикул', 'Марка', 'Модель'],
    ['TRW', '1', 'LADA', 'Vesta'],
  ]
  expect(findHeader(rows.map((cells) => ({ cells })))?.index).toBe(2)
})

it('columns are given by number, and nothing else', () => {
  expect(parseApplicabilityColumns('brand=0, article=1,make=2,model=3')).toEqual({
    brand: 0,
    article: 1,
    make: 2,
    model: 3,
  })
  expect(() => parseApplicabilityColumns('price=1')).toThrow('Неизвестный столбец «price»')
  expect(() => parseApplicabilityColumns('brand=x')).toThrow('целое от 0')
})
