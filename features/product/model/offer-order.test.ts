import { expect, it, test } from 'vitest'
import { groupOf } from '../testing'
import { markOffers, sortByBest, sortOffers } from './offer-order'

const cheapLate = groupOf({ id: 'cheap', price: 400, deliveryTime: 240 })
const dearNow = groupOf({ id: 'now', price: 430, deliveryTime: 0 })
const middle = groupOf({ id: 'middle', price: 430, deliveryTime: 48, isOwnWarehouse: true })

function ids(groups: readonly { id: string }[]): string[] {
  return groups.map((group) => group.id)
}

test('weighs waiting against the price to find the best offer', () => {
  expect(ids(sortByBest([cheapLate, middle, dearNow]))).toEqual(['now', 'middle', 'cheap'])
})

test('puts what is out of stock last and the own warehouse first among equals', () => {
  const gone = groupOf({ id: 'gone', price: 1, quantity: 0 })
  const own = groupOf({ id: 'own', isOwnWarehouse: true })
  expect(ids(sortByBest([gone, groupOf({ id: 'other' }), own]))).toEqual(['own', 'other', 'gone'])
})

it.each([
  ['best', ['cheap', 'now', 'middle']],
  ['price', ['cheap', 'now', 'middle']],
  ['term', ['now', 'middle', 'cheap']],
] as const)('sorts by %s', (sort, expected) => {
  expect(ids(sortOffers([cheapLate, dearNow, middle], sort))).toEqual(expected)
})

test('marks the cheapest, the fastest and the own warehouse', () => {
  expect(markOffers([dearNow, middle, cheapLate])).toEqual([['быстрее'], ['свой склад'], ['дешевле']])
})

test('marks nobody as cheaper or faster when all are alike', () => {
  expect(markOffers([groupOf(), groupOf({ id: 'b', deliveryTime: 20 })])).toEqual([[], []])
  expect(markOffers([groupOf()])).toEqual([[]])
})
