import { expect, it, test } from 'vitest'
import { isIndexable, toAssistantLinks, toSelectionLinks, toSortLinks } from './listing-links'
import { listingOf, stateOf, wireFilter, wireOption, wirePrice } from './testing'

const sorts = [
  { code: 'popular', title: 'Популярные', isActive: true },
  { code: 'price', title: 'Дешевле', isActive: false },
]
const option = (id: string) => wireOption(id)
const listing = listingOf(
  [
    wireFilter({ id: '1', code: 'brand', options: [option('ate'), option('bosch')] }),
    wireFilter({ id: '2', code: 'side', isRewrite: false, options: [option('front')] }),
    wireFilter({ id: '3', code: 'type', options: [option('disc')] }),
    wirePrice(),
  ],
  {
    sorts,
    selections: [
      {
        id: '4',
        code: 'w',
        title: 'Зима',
        count: 3,
        filters: [
          { id: '1', values: ['ate'] },
          { id: '9', max: 300 },
        ],
      },
    ],
    assistants: [{ id: '77', title: 'Lada Vesta', count: 8 }],
  },
)

test('the default sort is written without a parameter', () => {
  expect(toSortLinks(stateOf(listing, [], 'sort=price&page=4'), sorts, 'popular')).toEqual([
    { title: 'Популярные', isActive: false, href: '/catalog/oil' },
    { title: 'Дешевле', isActive: true, href: '/catalog/oil?sort=price' },
  ])
})

test('an unknown sort shows the one that the gateway fell back to', () => {
  const links = toSortLinks(stateOf(listing, [], 'sort=nonsense'), sorts, 'popular')
  expect(links.map(({ isActive }) => isActive)).toEqual([true, false])
})

test('selections and assistants are links that add or take them away', () => {
  const bare = stateOf(listing)
  expect(toSelectionLinks(bare, listing.selections, { listed: 12, whole: 12 })).toEqual([
    { title: 'Зима', count: 3, isChecked: false, href: '/catalog/oil?selections=4-1.ate_9.~300' },
  ])
  expect(toAssistantLinks(bare, listing.assistants)).toEqual([
    { title: 'Lada Vesta', count: 8, isChecked: false, href: '/catalog/oil?assistants=77' },
  ])
  expect(toAssistantLinks(stateOf(listing, [], 'assistants=77'), listing.assistants)).toEqual([])
})

test.each([
  ['narrows nothing', { listed: 3, whole: 3 }, [], '', 0],
  ['narrows', { listed: 4, whole: 4 }, [], '', 1],
  ['is chosen', { listed: 3, whole: 3 }, [], 'selections=4-1.ate', 1],
  ['narrows nothing beside another', { listed: 3, whole: 9 }, [], 'selections=5-2.front', 0],
  ['narrows nothing beside a filter', { listed: 3, whole: 9 }, ['type-disc'], '', 0],
  ['takes the place of another', { listed: 3, whole: 9 }, [], 'selections=5-1.bosch', 1],
  ['takes the place of a filter', { listed: 3, whole: 9 }, ['brand-bosch'], '', 1],
])('of selections one that %s among %o', (_, totals, segments, query, shown) => {
  const links = toSelectionLinks(stateOf(listing, segments, query), listing.selections, totals)
  expect(links).toHaveLength(shown)
})

test('a selection without goods is not offered', () => {
  const empty = listing.selections.map((selection) => ({ ...selection, count: 0 }))
  expect(toSelectionLinks(stateOf(listing), empty, { listed: 12, whole: 12 })).toEqual([])
})

it.each([
  [[], '', true],
  [['brand-bosch'], '', true],
  [['brand-bosch'], 'page=2', true],
  [['brand-bosch', 'type-disc'], '', false],
  [[], 'filters=1.ate,bosch', false],
  [[], 'filters=2.front', false],
  [[], 'filters=9.200~300', false],
  [[], 'sort=price', false],
  [[], 'limit=20', false],
  [[], 'search=oil', false],
  [[], 'assistants=77', false],
  [[], 'selections=4-1.ate', false],
])('%s?%s may be indexed: %s', (segments, query, expected) => {
  expect(isIndexable(stateOf(listing, segments, query))).toBe(expected)
})
