import { expect, test } from 'vitest'
import { resetHref, toChips } from './chips'
import { listingOf, stateOf, wireFilter, wireOption, wirePrice } from './testing'

const listing = listingOf(
  [
    wireFilter({
      id: '1',
      code: 'brand',
      title: 'Бренд',
      options: [wireOption('ate'), wireOption('bosch')],
    }),
    wirePrice(),
  ],
  {
    selections: [{ id: '4', code: 'winter', title: 'Зима', filters: [{ id: '1', values: ['ate'] }] }],
    assistants: [{ id: '77', title: 'Lada Vesta' }],
  },
)

test('every choice is a chip whose address lacks it and nothing else', () => {
  const state = stateOf(
    listing,
    ['brand-bosch'],
    'filters=9.200~1500&selections=4-1.ate&assistants=77&search=5w30&sort=price&page=2',
  )
  const others = 'selections=4-1.ate&assistants=77'
  expect(toChips(state, listing.filters, listing)).toEqual([
    { title: '«5w30»', href: `/catalog/oil/brand-bosch?filters=9.200~1500&${others}&sort=price` },
    { title: 'Бренд: BOSCH', href: `/catalog/oil?filters=9.200~1500&${others}&search=5w30&sort=price` },
    {
      title: 'Цена: 200\u2009–\u20091\u00a0500\u00a0₽',
      range: [200, 1500],
      href: `/catalog/oil/brand-bosch?${others}&search=5w30&sort=price`,
    },
    {
      title: 'Зима',
      href: '/catalog/oil/brand-bosch?filters=9.200~1500&assistants=77&search=5w30&sort=price',
    },
    {
      title: 'Lada Vesta',
      href: '/catalog/oil/brand-bosch?filters=9.200~1500&selections=4-1.ate&search=5w30&sort=price',
    },
  ])
})

test('of two options each is a chip', () => {
  const state = stateOf(listing, [], 'filters=1.ate,bosch')
  expect(toChips(state, listing.filters, listing)).toEqual([
    { title: 'Бренд: ATE', href: '/catalog/oil/brand-bosch' },
    { title: 'Бренд: BOSCH', href: '/catalog/oil/brand-ate' },
  ])
})

test('a set is a chip under its title', () => {
  const set = { code: 'zima', title: 'Зимний набор', filters: [] }
  const state = { ...stateOf(listing), set: 'zima' }
  expect(toChips(state, listing.filters, { ...listing, set })).toEqual([
    { title: 'Зимний набор', href: '/catalog/oil' },
  ])
})

test('a reset leaves the section and its sort', () => {
  const state = stateOf(
    listing,
    ['brand-bosch'],
    'filters=9.200~1500&selections=4-1.ate&search=5w30&sort=price&page=2',
  )
  expect(resetHref({ ...state, set: 'zima' })).toBe('/catalog/oil?sort=price')
})

test('nothing chosen, no chips', () => {
  expect(toChips(stateOf(listing), listing.filters, listing)).toEqual([])
})

test('an option is named by its own words, and by its filter when it has none', () => {
  const oil = listingOf([
    wireFilter({
      id: '1',
      code: 'ugolnyy',
      title: 'Угольный слой',
      options: [
        wireOption('da', 5, { words: 'с угольным слоем' }),
        wireOption('net', 5, { words: ': без слоя' }),
      ],
    }),
    wireFilter({ id: '2', code: 'brand', title: 'Бренд', options: [wireOption('ate')] }),
  ])
  const state = stateOf(oil, ['brand-ate'], 'filters=1.da,net')
  expect(
    toChips(state, oil.filters, oil)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Без слоя', 'Бренд: ATE', 'С угольным слоем'])
})
