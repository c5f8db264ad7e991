import { describe, expect, it } from 'vitest'
import { parseRequestedRows } from './parse-requested-rows'

const read = (cells: string[], isHidden?: true) =>
  parseRequestedRows([
    { line: 1, cells: ['Бренд', 'Артикул', 'Кол-во'] },
    { line: 2, cells, ...(isHidden && { isHidden }) },
  ])[0]

describe('a row of an uploaded cart', () => {
  it.each([
    [['Zorax (Китай)', '331.000', '2'], { brand: 'Zorax', article: '331.000', quantity: 2 }],
    [['Zorax', '00123', '5 шт.'], { article: '00123', quantity: 5 }],
    [['Zorax', 'A1', '1 000'], { quantity: 1000 }],
    [['Zorax', 'A1', '3.00'], { quantity: 3 }],
    [['Zorax', 'A1', ''], { quantity: 1 }],
  ])('%j is taken', (cells, requested) => {
    expect(read(cells)).toMatchObject({ ...requested, message: undefined })
  })

  it.each([
    [['Zorax', 'янв.92', '2'], 'Артикул испорчен: в ячейке дата.'],
    [['Zorax', '1,23E+11', '2'], 'Артикул испорчен: вместо цифр записано число с «E+».'],
    [['Zorax', '#N/A', '2'], 'Артикул испорчен: в ячейке ошибка таблицы.'],
    [['Zorax', 'A1', '12.05.2024'], 'Количество не число.'],
    [['Zorax', 'A1', '2 дня'], 'Количество не число.'],
    [['Zorax', 'A1', 'много'], 'Количество не число.'],
  ])('%j says why it is not', (cells, message) => {
    expect(read(cells)).toMatchObject({ quantity: undefined, message })
  })

  it('that is hidden is none that the shopper has seen', () => {
    expect(read(['Zorax', 'A1', '2'], true)).toMatchObject({
      quantity: undefined,
      message: 'Строка скрыта в таблице.',
    })
  })
})
