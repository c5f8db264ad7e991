// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pageEntries } from '@/lib/routing/pages'
import { CLICK_IDS } from './clean-params'
import { dropClickIds } from './drop-click-ids'

function shownAfter(address: string): string {
  history.replaceState({ own: 1 }, '', address)
  dropClickIds(window)
  expect(history.state).toEqual({ own: 1 })
  return location.pathname + location.search + location.hash
}

it.each(CLICK_IDS.flat())('%s goes', (name) => {
  expect(shownAfter(`/catalog/oil?${name}=a1&page=2`)).toBe('/catalog/oil?page=2')
})

it.each([
  ['/?ysclid=lx1', '/'],
  ['/?yclid=1&gclid=2#reviews', '/#reviews'],
  ['/search?q=oc90&ysclid=lx1', '/search?q=oc90'],
  ['/?_openstat', '/'],
  ['/catalog/oil?filters=7.1~2,5&fbclid=IwAR0_x-y', '/catalog/oil?filters=7.1~2,5'],
  ['/?utm_source=mail&erid=1&RetailRocketDisabled', '/?utm_source=mail&erid=1&RetailRocketDisabled'],
  ['/shops', '/shops'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAfter(address)).toBe(shown)
})

const READ_BY_LISTINGS = [
  'filters',
  'selections',
  'assistants',
  'search',
  'sort',
  'page',
  'limit',
  'criteria',
]
const READ_BY_SEARCH = ['q', 'brand', 'article', 'oem', 'mode']
const read = pageEntries.flatMap(([, { query }]) => (typeof query === 'object' ? query : []))

it.each([...new Set([...READ_BY_LISTINGS, ...READ_BY_SEARCH, ...read, 'token', 'utm_id', '_rsc'])])(
  '%s, which a page reads, stays',
  (name) => {
    expect(shownAfter(`/?${name}=1`)).toBe(`/?${name}=1`)
  },
)
