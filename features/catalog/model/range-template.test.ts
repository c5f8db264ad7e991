import { expect, it } from 'vitest'
import { fillRange, rangeTemplate } from './range-template'
import { listingOf, stateOf, wireFilter, wireOption, wirePrice } from './testing'

const listing = listingOf([
  wireFilter({ id: '1', code: 'brand', options: [wireOption('bosch')] }),
  wirePrice(),
])
const price = listing.filters[1]
if (price?.type !== 'numeric') throw new Error('The price must be a range')
const state = stateOf(listing, ['brand-bosch'], 'filters=9.200~300&sort=price&page=3')
const template = rangeTemplate(state, price)

it('keeps everything else of the state and returns to the first page', () => {
  expect(template).toBe('/catalog/oil/brand-bosch?filters=9.{min:100}~{max:5000}&sort=price')
})

it.each([
  ['200', '900', '200~900'],
  ['900', '200', '200~900'],
  ['', '900', '100~900'],
  ['200', '', '200~5000'],
  ['1 250,50', 'x', '1250.5~5000'],
])('typed %s and %s become %s', (min, max, range) => {
  expect(fillRange(template, { min, max })).toBe(`/catalog/oil/brand-bosch?filters=9.${range}&sort=price`)
})

it.each([
  ['', ''],
  ['дешево', '-'],
])('typed %s and %s are no range', (min, max) => {
  expect(fillRange(template, { min, max })).toBeNull()
})
