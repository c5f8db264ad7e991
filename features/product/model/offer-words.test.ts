import { expect, it } from 'vitest'
import { groupOf } from '../testing'
import { inTimeWords, isReturnable, multiplicityWords, sellerWords } from './offer-words'

const [offer] = groupOf().offers
const offers = (...fields: object[]) =>
  fields.map((field) => ({ ...offer, ...field })) as ReturnType<typeof groupOf>['offers']

it.each([
  [{ ownWarehouse: false, offers: offers({ seller: 'Автосклад' }) }, 'Автосклад'],
  [{ ownWarehouse: false, offers: offers({ seller: null }) }, 'Партнёрский склад'],
  [{ ownWarehouse: true, offers: offers({ seller: null }) }, 'Склад и магазины'],
  [{ ownWarehouse: true, offers: offers({}, {}, {}) }, 'Склад и магазины: 3'],
  [{ ownWarehouse: false, offers: offers({}, {}) }, '2 склада'],
])('names the seller %#', (group, words) => {
  expect(sellerWords(group)).toBe(words)
})

it.each([
  [{}, null],
  [{ multiplicity: 1 }, null],
  [{ multiplicity: 4 }, 'Кратно 4 шт.'],
  [{ multiplicity: 4, unit: 'л' }, 'Кратно 4 л'],
])('says of the multiplicity of %o: %s', (sold, words) => {
  expect(multiplicityWords(sold)).toBe(words)
})

it.each([
  [[true, true], true],
  [[true, false], false],
  [[], false],
])('takes offers returnable %j for returnable: %s', (flags, expected) => {
  expect(isReturnable({ offers: offers(...flags.map((returnable) => ({ returnable }))) })).toBe(expected)
})

it.each([
  ['one vendor', offers({ inTimePercent: 97 }), 'в срок 97\u00a0%'],
  ['a seller of whom too little is known', offers({}), null],
  ['several sellers', offers({ inTimePercent: 97 }, { inTimePercent: 50 }), null],
])('of the punctuality of %s it says what is known', (_, of, words) => {
  expect(inTimeWords({ offers: of })).toBe(words)
})
