import { expect, test } from 'vitest'
import { isReadable } from './is-readable'

test.each([
  '/',
  '/account/orders?page=2',
  '/analogs/OC%2090/C%23%5C1',
  '/analogs/1%2F..%2F2',
  '/a..b/.c/d.',
  '/search?q=a/../b#c\\d',
  '/_next/static/chunks/a.js',
  '/about/_a',
])('%s says what it is of', (url) => {
  expect(isReadable(url)).toBe(true)
})

test.each([
  '/account/%',
  '/account/orders/../../catalog',
  '/x/%2e%2E/account',
  '/account/.',
  '/account/..',
  '/x/.%2e/account?page=2',
  '/account\\orders',
  '/account#x',
  '/_global-error',
  '/_not-found?a=1',
  '/__nextjs_source-map',
])('%s does not', (url) => {
  expect(isReadable(url)).toBe(false)
})

test('a path that is longer than any of the shop does not, whatever is asked of it', () => {
  const longest = `/catalog/${'a'.repeat(2048 - '/catalog/'.length)}`
  expect(isReadable(`${longest}?q=${'a'.repeat(4096)}`)).toBe(true)
  expect(isReadable(`${longest}a`)).toBe(false)
})
