import { expect, test } from 'vitest'
import { isOwnForm } from './is-own-form'

const SITE = 'https://www.shop.example'

test.each([
  ['a page of the shop', { origin: 'https://shop.example', host: 'shop.example' }, true],
  ['a page at the configured address', { origin: SITE, host: '10.0.0.1:3000' }, true],
  [
    'a page behind a proxy',
    { origin: 'https://a.example', 'x-forwarded-host': 'a.example', host: 'b' },
    true,
  ],
  ['a browser that names the site alone', { 'sec-fetch-site': 'same-origin', host: 'shop.example' }, true],
  ['another site', { origin: 'https://evil.example', host: 'shop.example' }, false],
  ['another port', { origin: 'https://shop.example:8443', host: 'shop.example' }, false],
  ['a sandboxed frame', { origin: 'null', host: 'shop.example' }, false],
  ['another site without an origin', { 'sec-fetch-site': 'cross-site', host: 'shop.example' }, false],
  ['a program that says nothing', { host: 'shop.example' }, false],
])('%s', (_, headers, isOwn) => {
  expect(isOwnForm(new Headers(headers), SITE)).toBe(isOwn)
})
