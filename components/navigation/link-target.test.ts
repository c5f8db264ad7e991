// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { prefetchModeOf } from './link-target'

afterEach(() => history.replaceState(null, '', '/'))

function link(href: string, prefetch?: string) {
  const anchor = document.createElement('a')
  anchor.href = href
  if (prefetch) anchor.dataset['prefetch'] = prefetch
  return anchor
}

test.each([
  ['/', '/catalog/filtry', undefined, 'visible'],
  ['/', '/catalog/filtry', 'hover', 'hover'],
  ['/', '/catalog/filtry', 'none', 'none'],
  ['/', '/account/cart', undefined, 'none'],
  ['/account', '/account/cart', undefined, 'visible'],
  ['/account', '/account/orders', 'none', 'none'],
])('from %s to %s marked %s is fetched ahead: %s', (from, to, prefetch, mode) => {
  history.replaceState(null, '', from)
  expect(prefetchModeOf(link(to, prefetch))).toBe(mode)
})

test.each([
  ['panel', undefined],
  ['shopPicker', undefined],
  ['vehiclePicker', 'hover'],
])('a link that opens a window of the page by data-%s fetches no page ahead', (attribute, prefetch) => {
  const anchor = link('/catalog', prefetch)
  anchor.dataset[attribute] = ''
  expect(prefetchModeOf(anchor)).toBe('none')
})

test('what a group of links is marked with counts for each of them', () => {
  const group = document.createElement('nav')
  group.dataset['prefetch'] = 'hover'
  const anchor = group.appendChild(link('/help'))
  expect(prefetchModeOf(anchor)).toBe('hover')
  expect(prefetchModeOf(group.appendChild(link('/help', 'none')))).toBe('none')
})
