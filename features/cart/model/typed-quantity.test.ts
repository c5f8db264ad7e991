import { expect, it } from 'vitest'
import { typedQuantity } from './typed-quantity'

const PIECES = { quantity: 2, multiplicity: 1, maxQuantity: 9, canBeNone: true }
const PACKS = { quantity: 4, multiplicity: 4, maxQuantity: 10, canBeNone: true }

it.each([
  ['5', PIECES, 5, null],
  [' 5 ', PIECES, 5, null],
  ['5,0', PIECES, 5, null],
  ['2', PIECES, 2, null],
  ['0', PIECES, 0, null],
  ['0', { ...PIECES, canBeNone: false }, 2, 'Убирает товар кнопка «Удалить»'],
  ['', PIECES, 2, null],
  ['10', PIECES, 9, 'Есть только 9, столько и взяли'],
  ['9999999999999999999', PIECES, 9, 'Есть только 9, столько и взяли'],
  ['1,5', PIECES, 2, 'Нужно целое число штук, оставили 2'],
  ['1.5', PIECES, 2, 'Нужно целое число штук, оставили 2'],
  ['-3', PIECES, 2, 'Нужно целое число штук, оставили 2'],
  ['шт', PIECES, 2, 'Нужно целое число штук, оставили 2'],
  ['8', PACKS, 8, null],
  ['5', PACKS, 8, 'Продаётся по 4, взяли 8'],
  ['10', PACKS, 8, 'Есть только 8, столько и взяли'],
  ['1', { ...PACKS, maxQuantity: 3 }, 4, 'Такого количества нет, оставили 4'],
])('%j typed over %o is %d: %s', (text, terms, quantity, note) => {
  expect(typedQuantity(text, terms)).toEqual({ quantity, note })
})
