import { expect, test } from 'vitest'
import { toSearchForm } from './to-search-form'
import { searchFormHref } from './search-form-href'
import { listingOf, stateOf, wireFilter, wireOption, wirePrice } from './testing'

const listing = listingOf([
  wireFilter({ id: '1', code: 'brand', options: [wireOption('ate'), wireOption('bosch')] }),
  wirePrice(),
])
const formOf = (segments: string[], query: string) => toSearchForm(stateOf(listing, segments, query))

test('the form keeps what is chosen, and begins at the first page', () => {
  expect(formOf(['brand-bosch'], 'filters=9.200~300&sort=price&page=3&search=w712')).toEqual({
    action: '/catalog/oil/brand-bosch',
    stored: [
      { name: 'filters', value: '9.200~300' },
      { name: 'sort', value: 'price' },
    ],
    text: 'w712',
  })
})

test.each([
  [[['search', 'w 712']], '/catalog/oil?search=w%20712'],
  [[['search', ' фильтр ']], '/catalog/oil?search=%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80'],
  [
    [
      ['filters', '1.ate,bosch'],
      ['search', 'a&b=c'],
    ],
    '/catalog/oil?filters=1.ate,bosch&search=a%26b%3Dc',
  ],
  [[['search', '  ']], '/catalog/oil'],
] as const)('filled with %j it leads to %s', (fields, href) => {
  expect(searchFormHref('/catalog/oil', fields)).toBe(href)
})

test('what the form writes is read back as it was', () => {
  const { action, stored } = formOf([], 'filters=1.ate,bosch')
  const href = searchFormHref(action, [
    ...stored.map(({ name, value }) => [name, value] as const),
    ['search', 'x'],
  ])
  expect(formOf([], href.split('?')[1] ?? '')).toMatchObject({ text: 'x', stored })
})
