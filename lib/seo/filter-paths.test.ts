import { expect, test } from 'vitest'
import { searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { filterPaths } from './filter-paths'

const option = (id: string, count = 1) => ({ id, title: id, rewriteCode: id, count })

function filtersOf(filters: object[]) {
  const listing = {
    id: 1,
    code: 'oil',
    title: 'Масла',
    entities: [],
    filters,
    selections: [],
    assistants: [],
  }
  const pagination = { page: 1, limit: 58, total: 1, pages: 1 }
  return searchListing.response.parse({ ...listing, meta: {}, pagination, sorts: [] }).filters
}

const brand = { id: '1', type: 'enum', code: 'brand', title: 'Бренд', isRewrite: true, rewriteCode: 'brand' }

test('every option that has goods and its place in the path has an address', () => {
  expect(
    filterPaths('oil', filtersOf([{ ...brand, options: [option('mobil'), option('gone', 0)] }])),
  ).toEqual(['/catalog/oil/brand-mobil'])
})

test.each([
  ['a filter of the query', { ...brand, isRewrite: false, options: [option('mobil')] }],
  ['a hidden filter', { ...brand, isHidden: true, options: [option('mobil')] }],
  ['an option that no path can hold', { ...brand, options: [option('a/b')] }],
])('%s has none', (_name, filter) => {
  expect(filterPaths('oil', filtersOf([filter]))).toEqual([])
})
