import { expect, it } from 'vitest'
import { pickByScan } from './pick-by-scan'

const FILTER = {
  productExternalId: 'p1',
  brand: 'Knecht',
  article: 'OC 90',
  quantity: 2,
  unit: 'шт.',
  barcodes: ['4011558710507'],
  moves: ['ready'],
}
const ISSUED = { ...FILTER, productExternalId: 'p2', article: 'OC 91', barcodes: ['96385074'], moves: [] }
const LINES = [FILTER, ISSUED]

it.each([
  [{}, '4011558710507', { p1: 1 }, null, 'Knecht OC 90: собрано 1 из 2'],
  [{ p1: 1 }, ' 4 011558 710507 ', { p1: 2 }, 'p1', 'Knecht OC 90: собрано 2 из 2'],
])('of %o the code %s makes %o', (picked, scanned, after, whole, words) => {
  expect(pickByScan(LINES, picked, scanned)).toEqual({
    picked: after,
    whole,
    words,
    isWrong: false,
    unknown: null,
  })
})

it.each([
  ['4011558710507', 'Лишняя штука: Knecht OC 90 уже собран, в заказе 2 шт.', null],
  ['96385074', 'Knecht OC 91 собирать уже не нужно.', null],
  ['036000291452', 'В заказе нет товара со штрихкодом 0036000291452.', '0036000291452'],
  ['OC 90', '«OC 90» — не штрихкод товара. Отсканируйте ещё раз.', null],
])('counts nothing by the code %s', (scanned, words, unknown) => {
  const picked = { p1: 2 }
  expect(pickByScan(LINES, picked, scanned)).toEqual({ picked, whole: null, words, isWrong: true, unknown })
})

it('counts the second line of the same product when the first is whole', () => {
  const second = { ...FILTER, productExternalId: 'p3', quantity: 1 }
  expect(pickByScan([FILTER, second], { p1: 2 }, '4011558710507')).toMatchObject({ whole: 'p3' })
})
