import { expect, test } from 'vitest'
import {
  type OptionsGroup,
  type PanelGroup,
  SEARCHABLE_OPTIONS,
  SHOWN_OPTIONS,
  toFilterPanel,
} from './filter-panel'
import { listingOf, stateOf, wireFilter, wireOption, wirePrice } from './testing'

const brands = ['ate', 'bosch', 'mann']
const brand = wireFilter({ id: '1', code: 'brand', options: brands.map((id) => wireOption(id)) })

function optionsOf(group: PanelGroup | undefined): OptionsGroup {
  if (group?.kind !== 'options') throw new Error('Not a list of options')
  return group
}

test('one chosen option goes into the path, a second one moves both into the query', () => {
  const listing = listingOf([brand])
  const bare = optionsOf(toFilterPanel(stateOf(listing), listing.filters, listing.filters)[0])
  expect(bare.shown.map(({ href }) => href)).toEqual(brands.map((code) => `/catalog/oil/brand-${code}`))

  const one = optionsOf(toFilterPanel(stateOf(listing, ['brand-bosch']), listing.filters, listing.filters)[0])
  expect(one.shown.map(({ isChecked }) => isChecked)).toEqual([false, true, false])
  expect(one.shown.map(({ href }) => href)).toEqual([
    '/catalog/oil?filters=1.ate,bosch',
    '/catalog/oil',
    '/catalog/oil?filters=1.bosch,mann',
  ])
})

test('an option that would leave nothing has no address, a chosen one can always be taken away', () => {
  const listing = listingOf([brand])
  const answer = listingOf([wireFilter({ id: '1', code: 'brand', options: [wireOption('mann', 0)] })])
  const [group] = toFilterPanel(stateOf(listing, ['brand-bosch']), answer.filters, listing.filters)
  expect(optionsOf(group).shown).toEqual([
    { title: 'BOSCH', count: 0, isChecked: true, href: '/catalog/oil' },
    { title: 'MANN', count: 0, isChecked: false, href: null },
  ])
})

test('a long list folds, keeps what is chosen in view and can be searched', () => {
  const ids = Array.from({ length: SEARCHABLE_OPTIONS + 1 }, (_, index) => `b${index}`)
  const last = ids.at(-1) ?? ''
  const listing = listingOf([
    wireFilter({ id: '1', code: 'brand', options: ids.map((id) => wireOption(id)) }),
  ])
  const group = optionsOf(
    toFilterPanel(stateOf(listing, [`brand-${last}`]), listing.filters, listing.filters)[0],
  )
  expect(group.shown).toHaveLength(SHOWN_OPTIONS + 1)
  expect(group.shown.at(-1)).toMatchObject({ title: last.toUpperCase(), isChecked: true })
  expect(group.folded).toHaveLength(ids.length - SHOWN_OPTIONS - 1)
  expect(group.isSearchable).toBe(true)
})

test('the options that are left stand in front', () => {
  const listing = listingOf([brand])
  const answer = listingOf([
    wireFilter({
      id: '1',
      code: 'brand',
      options: [wireOption('ate', 0), wireOption('bosch', 0), wireOption('mann', 3)],
    }),
  ])
  const titles = (query: string) =>
    optionsOf(
      toFilterPanel(stateOf(listing, ['brand-bosch'], query), answer.filters, listing.filters)[0],
    ).shown.map(({ title }) => title)
  expect(titles('search=w712')).toEqual(['BOSCH', 'MANN', 'ATE'])
  expect(titles('')).toEqual(['BOSCH', 'MANN', 'ATE'])
})

test('a range tells its bounds, and what is chosen only when something is', () => {
  const listing = listingOf([wirePrice()])
  expect(toFilterPanel(stateOf(listing), listing.filters, listing.filters)[0]).toMatchObject({
    kind: 'range',
    unit: '₽',
    min: 100,
    max: 5000,
    current: null,
    clearHref: '/catalog/oil',
  })
  const [chosen] = toFilterPanel(stateOf(listing, [], 'filters=9.9000~200'), listing.filters, listing.filters)
  expect(chosen).toMatchObject({ current: { min: 200, max: 5000 } })
})

test('hidden filters, empty ones and ranges of one value are left out', () => {
  const listing = listingOf([
    { ...brand, isHidden: true },
    wireFilter({ id: '2', options: [] }),
    wirePrice({ min: 100, max: 100 }),
  ])
  expect(toFilterPanel(stateOf(listing), listing.filters, listing.filters)).toEqual([])
})

test('opens the filters that ask for it and those in use', () => {
  const option = [wireOption('a')]
  const listing = listingOf([
    wireFilter({ id: '1', code: 'brand', options: option }),
    wireFilter({ id: '2', isOpened: true, options: option }),
    wireFilter({ id: '3', options: option }),
  ])
  const openOf = (segments: string[]) =>
    toFilterPanel(stateOf(listing, segments), listing.filters, listing.filters).map(({ isOpen }) => isOpen)
  expect(openOf([])).toEqual([false, true, false])
  expect(openOf(['brand-a'])).toEqual([true, true, false])
})
