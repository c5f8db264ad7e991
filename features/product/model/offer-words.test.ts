import { expect, it } from 'vitest'
import { groupOf } from '../testing'
import { isReturnable, multiplicityWords, sellerWords } from './offer-words'

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
  [undefined, null],
  [1, null],
  [4, 'Кратно 4 шт.'],
])('says of the multiplicity %s: %s', (multiplicity, words) => {
  expect(multiplicityWords(multiplicity)).toBe(words)
})

it.each([
  [[true, true], true],
  [[true, false], false],
  [[], false],
])('takes offers returnable %j for returnable: %s', (flags, expected) => {
  expect(isReturnable({ offers: offers(...flags.map((returnable) => ({ returnable }))) })).toBe(expected)
})
