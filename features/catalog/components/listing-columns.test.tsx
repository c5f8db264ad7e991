import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { readListing } from '@/lib/routing/catalog-address/read-listing'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { render } from '@/tests/render'
import { listingOf, wireFilter, wireOption } from '../model/testing'
import { ListingColumns } from './listing-columns'

const brand = wireFilter({
  id: '1',
  code: 'brand',
  title: 'Бренд',
  options: [wireOption('ate', 0), wireOption('bosch')],
})
const sorts = [
  { code: 'popular', title: 'Сначала популярные', isActive: true },
  { code: 'price', title: 'Сначала дешёвые', isActive: false },
]
const whole = { ...listingOf([brand], { code: ROOT_SECTION_CODE, sorts }), readAt: 0 }

function show(query: string, fields: object = {}) {
  const path = { kind: 'listing' as const, section: ROOT_SECTION_CODE, set: null, segments: [] }
  const listed = parseCatalogQuery(new URLSearchParams(query))
  const state = readListing(path, { ...listed, search: 'дворники бош' }, whole.filters)
  if (!state) throw new Error('no such state')
  const listing = { ...listingOf([brand], { code: ROOT_SECTION_CODE, sorts, ...fields }), readAt: 0 }
  return render(<ListingColumns section={{ state, listing, whole }} cards={<li>Щётка</li>} />)
}

const FOUND = '/search?q=%D0%B4%D0%B2%D0%BE%D1%80%D0%BD%D0%B8%D0%BA%D0%B8%20%D0%B1%D0%BE%D1%88'

test('goods that words found are narrowed and ordered on the search page', () => {
  show('')
  expect(screen.getByRole('link', { name: 'BOSCH 5' })).toHaveAttribute('href', `${FOUND}&filters=1.bosch`)
  expect(screen.getByRole('link', { name: 'Сначала дешёвые' })).toHaveAttribute('href', `${FOUND}&sort=price`)
  expect(screen.queryByText(/ATE/)).toBeNull()
  expect(screen.queryByRole('link', { name: /Сбросить/ })).toBeNull()
})

test('what is chosen is taken off again, the words stay', () => {
  show('filters=1.bosch&sort=price', { pagination: { page: 1, limit: 58, total: 0, pages: 0 }, entities: [] })
  expect(screen.getByRole('link', { name: 'BOSCH 5' })).toHaveAttribute('href', `${FOUND}&sort=price`)
  for (const link of screen.getAllByRole('link', { name: /Сбросить/ }))
    expect(link).toHaveAttribute('href', `${FOUND}&sort=price`)
  const call = screen.getByRole('link', { name: 'Спросить специалиста' })
  const { searchParams } = new URL(call.getAttribute('href') ?? '', 'http://shop.test')
  expect(searchParams.get('query')).toBe('дворники бош: Бренд: BOSCH')
})

test.each([
  ['narrows nothing of what the car leaves', 'assistants=77', [], 0],
  ['narrows nothing of what a filter leaves', 'filters=1.bosch&assistants=77', [], 0],
  ['takes the place of what is chosen', 'filters=1.bosch&assistants=77', [{ id: '1', values: ['ate'] }], 1],
])('a selection that %s', (_what, query, filters, shown) => {
  show(query, {
    pagination: { page: 1, limit: 58, total: 3, pages: 1 },
    selections: [{ id: '4', code: 'kia', title: 'Для Kia', count: 3, filters }],
  })
  expect(screen.queryAllByRole('link', { name: /^Для Kia/ })).toHaveLength(shown)
})
