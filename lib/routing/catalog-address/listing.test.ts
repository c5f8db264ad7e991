import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCatalogPath } from './catalog-path'
import { parseCatalogQuery } from './catalog-query'
import {
  withAssistantToggled,
  withOptionToggled,
  withoutFilter,
  withoutFilters,
  withPage,
  withSearch,
  withSelectionToggled,
  withSort,
} from './change-listing'
import { activeFilters, readListing } from './read-listing'
import { catalogQuery, knownFilters } from './testing'
import type { KnownEnumFilter, KnownFilter, KnownNumericFilter, ListingState } from './types'
import { listingHref, toChosenFilters, writeListing } from './write-listing'

const brand: KnownEnumFilter = {
  type: 'enum',
  id: '1',
  code: 'vendor',
  rewriteCode: 'brand',
  uriSequent: 2,
  options: [
    { id: '11', rewriteCode: 'bosch', sequent: 2 },
    { id: '12', rewriteCode: 'mann-filter', sequent: 1 },
    { id: '13', rewriteCode: null },
  ],
}
const season: KnownEnumFilter = {
  type: 'enum',
  id: '2',
  code: 'season',
  rewriteCode: 'season',
  uriSequent: 1,
  options: [{ id: 'winter', rewriteCode: 'winter' }],
}
const colour: KnownEnumFilter = {
  type: 'enum',
  id: '3',
  code: 'colour',
  options: [{ id: 'red', rewriteCode: 'red' }],
}
const price: KnownNumericFilter = {
  type: 'numeric',
  id: '7',
  code: 'price',
  min: 100,
  max: 500,
  currentMin: 100,
  currentMax: 500,
}
const filters = [brand, season, colour, price]

function read(address: string, known: readonly KnownFilter[] = filters): ListingState | null {
  const url = new URL(address, 'http://shop.example')
  const path = parseCatalogPath(url.pathname.split('/').slice(2))
  return path?.kind === 'listing' ? readListing(path, parseCatalogQuery(url.searchParams), known) : null
}

function state(address: string): ListingState {
  const found = read(address)
  if (found === null) throw new Error(`${address} is not a listing`)
  return found
}

describe('readListing', () => {
  it.each([
    ['/catalog/s/brand-bosch', [{ id: '1', values: ['11'] }]],
    ['/catalog/s/brand-mann-filter,bosch', [{ id: '1', values: ['11', '12'] }]],
    ['/catalog/s/vendor-bosch', [{ id: '1', values: ['11'] }]],
    [
      '/catalog/s/set-x/season-winter/brand-bosch',
      [
        { id: '1', values: ['11'] },
        { id: '2', values: ['winter'] },
      ],
    ],
    ['/catalog/s/price-200~300', [{ id: '7', min: 200, max: 300 }]],
    ['/catalog/s/brand-bosch?filters=1.12', [{ id: '1', values: ['11', '12'] }]],
    ['/catalog/s?filters=1.13,99&filters=404.a', [{ id: '1', values: ['13'] }]],
    ['/catalog/s?filters=1.99', []],
    ['/catalog/s?filters=1.5~6&filters=7.a', []],
    ['/catalog/s?filters=7.50~300', [{ id: '7', min: 100, max: 300 }]],
    ['/catalog/s?filters=7.200~900', [{ id: '7', min: 200, max: 500 }]],
    ['/catalog/s?filters=7.900~50', []],
    ['/catalog/s?filters=7.400~200', [{ id: '7', min: 200, max: 400 }]],
    ['/catalog/s?filters=7.600~900', [{ id: '7', min: 500, max: 500 }]],
    ['/catalog/s/price-100~500', []],
    ['/catalog/s/brand-bosch,nosuch', [{ id: '1', values: ['11'] }]],
  ])('%s', (address, expected) => {
    expect(toChosenFilters(state(address).filters)).toEqual(expected)
  })

  it.each([
    '/catalog/s/nosuch-a',
    '/catalog/s/brand-nosuch',
    '/catalog/s/price-a~b',
    '/catalog/s/price-100',
    '/catalog/s/colour-',
  ])('%s is not found', (address) => {
    expect(read(address)).toBeNull()
  })

  it('takes the longest code, unless only a shorter one knows the option', () => {
    const country: KnownEnumFilter = {
      ...season,
      id: '4',
      code: 'brand-country',
      rewriteCode: 'brand-country',
      options: [{ id: 'de', rewriteCode: 'de' }],
    }
    const line: KnownEnumFilter = { ...brand, options: [{ id: '14', rewriteCode: 'country-line' }] }
    expect(read('/catalog/s/brand-country-de', [line, country])?.filters).toMatchObject([{ id: '4' }])
    expect(read('/catalog/s/brand-country-line', [line, country])?.filters).toMatchObject([{ id: '1' }])
  })
})

describe('writeListing', () => {
  it.each([
    ['/catalog/s', '/catalog/s'],
    ['/catalog/s/brand-bosch', '/catalog/s/brand-bosch'],
    ['/catalog/s/brand-bosch/season-winter', '/catalog/s/season-winter/brand-bosch'],
    ['/catalog/s/set-x/brand-bosch', '/catalog/s/set-x/brand-bosch'],
    ['/catalog/s?filters=1.11', '/catalog/s/brand-bosch'],
    ['/catalog/s/brand-bosch,mann-filter', '/catalog/s?filters=1.11,12'],
    ['/catalog/s?filters=1.13', '/catalog/s?filters=1.13'],
    ['/catalog/s/colour-red', '/catalog/s?filters=3.red'],
    ['/catalog/s/price-200~300', '/catalog/s?filters=7.200~300'],
    ['/catalog/s?filters=7.100~500', '/catalog/s'],
    ['/catalog/s?foo=1&utm_source=x&page=2&filters=7.1~200', '/catalog/s?filters=7.100~200&page=2'],
    ['/catalog/%D1%88%D0%B8%D0%BD%D1%8B', '/catalog/%D1%88%D0%B8%D0%BD%D1%8B'],
  ])('%s is written %s', (address, href) => {
    expect(listingHref(state(address))).toBe(href)
  })

  it('reads back the state that it wrote', () => {
    fc.assert(
      fc.property(
        knownFilters,
        catalogQuery,
        fc.option(fc.constantFrom('x', 'зима', 'a b%')),
        (known, query, set) => {
          const written: ListingState = { ...query, section: 'шины r16', set, filters: activeFilters(known) }
          const { path, href } = writeListing(written)
          expect(href.startsWith(path)).toBe(true)
          const found = read(href, known)
          expect(found).toEqual(written)
          expect(found && listingHref(found)).toBe(href)
        },
      ),
    )
  })

  it('reads any address or answers null', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'abrnd-set,~.%0/ '), maxLength: 30 })
    fc.assert(
      fc.property(piece, piece, knownFilters, (path, query, known) => {
        const parsed = parseCatalogPath(path.split('/'))
        if (parsed?.kind !== 'listing') return
        const found = readListing(parsed, parseCatalogQuery(new URLSearchParams(`filters=${query}`)), known)
        if (found) expect(writeListing(found).path).toMatch(/^\/catalog\//)
      }),
    )
  })
})

describe('links of a listing', () => {
  const base = state('/catalog/s/brand-bosch?filters=7.200~300&sort=price&page=3&search=a')

  it.each<[string, ListingState, string]>([
    [
      'adding an option moves the filter to the query',
      withOptionToggled(base, brand, '12'),
      '/catalog/s?filters=1.11,12&filters=7.200~300&search=a&sort=price',
    ],
    [
      'taking the last option removes the filter',
      withOptionToggled(base, brand, '11'),
      '/catalog/s?filters=7.200~300&search=a&sort=price',
    ],
    [
      'an option of another filter',
      withOptionToggled(base, season, 'winter'),
      '/catalog/s/season-winter/brand-bosch?filters=7.200~300&search=a&sort=price',
    ],
    [
      'an unknown option',
      withOptionToggled(base, season, 'nosuch'),
      '/catalog/s/brand-bosch?filters=7.200~300&search=a&sort=price',
    ],
    ['without one filter', withoutFilter(base, '1'), '/catalog/s?filters=7.200~300&search=a&sort=price'],
    ['reset', withoutFilters(base), '/catalog/s?search=a&sort=price'],
    ['page', withPage(base, 4), '/catalog/s/brand-bosch?filters=7.200~300&search=a&sort=price&page=4'],
    ['first page', withPage(base, 1), '/catalog/s/brand-bosch?filters=7.200~300&search=a&sort=price'],
    ['sort', withSort(base, 'term'), '/catalog/s/brand-bosch?filters=7.200~300&search=a&sort=term'],
    ['default sort', withSort(base, ''), '/catalog/s/brand-bosch?filters=7.200~300&search=a'],
    ['search', withSearch(base, 'б'), '/catalog/s/brand-bosch?filters=7.200~300&search=%D0%B1&sort=price'],
    [
      'a selection',
      withSelectionToggled(base, { id: '5', filters: [{ id: '2', values: ['winter'] }] }),
      '/catalog/s/brand-bosch?filters=7.200~300&selections=5-2.winter&search=a&sort=price',
    ],
    [
      'a vehicle',
      withAssistantToggled(base, '9'),
      '/catalog/s/brand-bosch?filters=7.200~300&assistants=9&search=a&sort=price',
    ],
  ])('%s', (_name, next, href) => {
    expect(listingHref(next)).toBe(href)
  })

  it('of what was found has no length in its address, which the search page does not read', () => {
    expect(listingHref({ ...base, filters: [], section: 'catalog', limit: 60 })).toBe(
      '/search?q=a&sort=price&page=3',
    )
  })

  it('toggling twice comes back', () => {
    const first = withPage(base, 1)
    const selection = { id: '5', filters: [{ id: '2', values: ['winter'] }] }
    expect(listingHref(withOptionToggled(withOptionToggled(base, season, 'winter'), season, 'winter'))).toBe(
      listingHref(first),
    )
    expect(withSelectionToggled(withSelectionToggled(base, selection), selection)).toEqual(first)
    expect(withAssistantToggled(withAssistantToggled(base, '9'), '9')).toEqual(first)
  })
})
