import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalizeQuery, formatCatalogQuery, parseCatalogQuery } from './catalog-query'
import { anyQueryString, catalogQuery } from './testing'
import type { CatalogQuery } from './types'

const nothing: CatalogQuery = {
  filters: [],
  selections: [],
  assistants: [],
  search: '',
  sort: '',
  page: 1,
  limit: 58,
  criteria: '',
}

describe('parseCatalogQuery', () => {
  it.each<[string, Partial<CatalogQuery>]>([
    ['', {}],
    [
      'filters=1.a&filters=2.b',
      {
        filters: [
          { id: '1', values: ['a'] },
          { id: '2', values: ['b'] },
        ],
      },
    ],
    ['filters=1.a,b', { filters: [{ id: '1', values: ['a', 'b'] }] }],
    ['filters=1.a%2Cb', { filters: [{ id: '1', values: ['a', 'b'] }] }],
    ['filters=1.b&filters=1.a,b', { filters: [{ id: '1', values: ['a', 'b'] }] }],
    ['filters=1.a%252Cb', { filters: [{ id: '1', values: ['a,b'] }] }],
    ['filters=7.100~500', { filters: [{ id: '7', min: 100, max: 500 }] }],
    ['filters=7.500~100', { filters: [{ id: '7', min: 100, max: 500 }] }],
    ['filters=7.100~', { filters: [{ id: '7', min: 100 }] }],
    ['filters=7.abc~500', { filters: [{ id: '7', max: 500 }] }],
    ['filters=7.1.5~2.5', { filters: [{ id: '7', min: 1.5, max: 2.5 }] }],
    ['filters=7.1~2&filters=7.a&filters=7.3~4', { filters: [{ id: '7', min: 1, max: 2 }] }],
    ['filters=7.a~b&filters=.a&filters=7&filters=7.&filters=', {}],
    ['filters=%25.a%25', { filters: [{ id: '%', values: ['a%'] }] }],
    [
      'selections=7-1.a_2.b',
      {
        selections: [
          {
            id: '7',
            filters: [
              { id: '1', values: ['a'] },
              { id: '2', values: ['b'] },
            ],
          },
        ],
      },
    ],
    ['selections=7-1.10~20', { selections: [{ id: '7', filters: [{ id: '1', min: 10, max: 20 }] }] }],
    [
      'selections=7-1.a&selections=8-2.b,c',
      {
        selections: [
          { id: '7', filters: [{ id: '1', values: ['a'] }] },
          { id: '8', filters: [{ id: '2', values: ['b', 'c'] }] },
        ],
      },
    ],
    ['selections=7-&selections=-1.a&selections=7', {}],
    ['assistants=1.2', { assistants: ['1', '2'] }],
    ['assistants=1..2&assistants=3.1', { assistants: ['1', '2', '3'] }],
    ['search=+%D0%BC%D0%B0%D1%81%D0%BB%D0%BE%00', { search: 'масло' }],
    ['sort=price&page=2&limit=10&criteria=x', { sort: 'price', page: 2, limit: 10, criteria: 'x' }],
    ['page=0&limit=-1', {}],
    ['limit=5000', { limit: 100 }],
    ['foo=1&utm_source=x&erid=y', {}],
  ])('%s', (query, expected) => {
    expect(parseCatalogQuery(new URLSearchParams(query))).toEqual({ ...nothing, ...expected })
  })

  it('reads what a page receives', () => {
    const query = parseCatalogQuery({ filters: ['1.a', '2.b'], page: '3', search: undefined })
    expect(query).toMatchObject({ filters: [{ id: '1' }, { id: '2' }], page: 3, search: '' })
  })
})

describe('canonicalizeQuery', () => {
  it.each([
    ['', ''],
    ['page=1&limit=58&sort=', ''],
    ['foo=1&page=2&utm_source=x', 'page=2'],
    ['page=2&sort=price&filters=10.b,a&filters=2.x', 'filters=2.x&filters=10.a,b&sort=price&page=2'],
    ['filters=7.500~100', 'filters=7.100~500'],
    ['criteria=x&limit=10&search=a%20b', 'search=a%20b&limit=10&criteria=x'],
    ['assistants=9.1&selections=8-2.b&selections=7-1.a', 'selections=8-2.b&selections=7-1.a&assistants=9.1'],
    ['filters=1.a%252Cb', 'filters=1.a%252Cb'],
  ])('%s becomes %s', (query, canonical) => {
    expect(canonicalizeQuery(new URLSearchParams(query))).toBe(canonical)
  })

  it('is settled after one pass, whatever comes', () => {
    fc.assert(
      fc.property(anyQueryString, (query) => {
        const once = canonicalizeQuery(new URLSearchParams(query))
        expect(canonicalizeQuery(new URLSearchParams(once))).toBe(once)
      }),
    )
  })

  it('does not depend on the order of filters and options', () => {
    fc.assert(
      fc.property(catalogQuery, (query) => {
        const reversed = query.filters
          .toReversed()
          .map((filter) => ('values' in filter ? { ...filter, values: filter.values.toReversed() } : filter))
        expect(formatCatalogQuery({ ...query, filters: reversed })).toBe(formatCatalogQuery(query))
      }),
    )
  })

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(catalogQuery, (query) => {
        expect(parseCatalogQuery(new URLSearchParams(formatCatalogQuery(query)))).toEqual(query)
      }),
    )
  })
})
