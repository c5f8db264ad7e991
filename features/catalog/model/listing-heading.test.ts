import { expect, it } from 'vitest'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import type { ListingState } from '@/lib/routing/catalog-address/types'
import { listingHeading } from './listing-heading'

const plain: ListingState = { ...parseCatalogQuery({}), section: 'oil', set: null, filters: [] }
const brand = { type: 'enum', id: '1', rewriteCode: 'brand', uriSequent: 1 } as const
const bosch: ListingState['filters'][number] = {
  ...brand,
  options: [{ id: '11', rewriteCode: 'bosch', sequent: 1 }],
}
const dear: ListingState['filters'][number] = { type: 'numeric', id: '2', min: 1, max: 2 }
const listing = { title: 'Масла', meta: { heading: 'Масла Bosch' } }

it.each<[string, ListingState, string]>([
  ['the section itself', plain, 'Выбор масла'],
  ['a filter of the path', { ...plain, filters: [bosch] }, 'Выбор масла'],
  ['another order, length and page', { ...plain, sort: 'price', limit: 10, page: 2 }, 'Выбор масла'],
  ['a filter of the query', { ...plain, filters: [bosch, dear] }, 'Масла Bosch'],
  ['words', { ...plain, search: '5w-30' }, 'Масла Bosch'],
])('%s is headed so', (_, state, expected) => {
  expect(listingHeading(state, listing, { heading: 'Выбор масла' })).toBe(expected)
})

it('falls back to the words of the listing', () => {
  expect(listingHeading(plain, listing, { heading: null })).toBe('Масла Bosch')
  expect(listingHeading(plain, { title: 'Масла', meta: { heading: null } }, { heading: null })).toBe('Масла')
})
