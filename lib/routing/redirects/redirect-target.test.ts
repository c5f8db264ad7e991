import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isExternalHref, isInternalHref, safeHref, toRedirectTarget } from './redirect-target'

describe('isInternalHref', () => {
  it.each(['/', '/shops', '/shops?a=//b', '/help#pay', '/a\\b', '/search?q=%2F%2Fevil'])(
    'takes %s',
    (href) => {
      expect(isInternalHref(href)).toBe(true)
    },
  )

  it.each([
    '',
    'shops',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000',
    ' /shops',
    '/.//evil.example',
    '/a/..//evil.example',
    '/..\\/evil.example',
    'javascript:alert(1)',
    'https://evil.example',
  ])('refuses %j', (href) => {
    expect(isInternalHref(href)).toBe(false)
  })

  it('never lets another host through', () => {
    const tricky = fc.string({ unit: fc.constantFrom('/', '\\', '.', '\t', '@', ':', 'e', '?', '#', '%2f') })
    fc.assert(
      fc.property(tricky, (text) => {
        if (!isInternalHref(`/${text}`)) return
        expect(new URL(`/${text}`, 'https://shop.example').host).toBe('shop.example')
      }),
      { numRuns: 500 },
    )
  })
})

describe('toRedirectTarget', () => {
  const rules = { origin: 'https://shop.example', trustedHosts: ['bank.example'] }

  it.each([
    ['/shops', { kind: 'internal', href: '/shops' }],
    ['https://shop.example/shops?a=1#b', { kind: 'internal', href: '/shops?a=1#b' }],
    [
      'https://bank.example/pay',
      { kind: 'external', href: 'https://bank.example/pay', host: 'bank.example', trusted: true },
    ],
    [
      'http://other.example',
      { kind: 'external', href: 'http://other.example/', host: 'other.example', trusted: false },
    ],
    [
      'https://bank.example.evil.example/',
      {
        kind: 'external',
        href: 'https://bank.example.evil.example/',
        host: 'bank.example.evil.example',
        trusted: false,
      },
    ],
    ['https://bank.example@evil.example/', { kind: 'refused', reason: 'credentials' }],
    ['javascript:alert(1)', { kind: 'refused', reason: 'scheme' }],
    ['JaVaScRiPt:alert(1)', { kind: 'refused', reason: 'scheme' }],
    ['java\tscript:alert(1)', { kind: 'refused', reason: 'malformed' }],
    ['data:text/html,x', { kind: 'refused', reason: 'scheme' }],
    ['tel:+79161234567', { kind: 'refused', reason: 'scheme' }],
    ['//evil.example', { kind: 'refused', reason: 'malformed' }],
    [
      'https://shop.example//evil.example',
      { kind: 'external', href: 'https://shop.example//evil.example', host: 'shop.example', trusted: false },
    ],
    ['https://', { kind: 'refused', reason: 'malformed' }],
    ['shops', { kind: 'refused', reason: 'malformed' }],
    ['', { kind: 'refused', reason: 'malformed' }],
  ])('%s', (href, expected) => {
    expect(toRedirectTarget(href, rules)).toEqual(expected)
  })
})

it('tells an external address', () => {
  expect(isExternalHref('https://example.org')).toBe(true)
  expect(isExternalHref('/shops')).toBe(false)
})

it.each([
  ['/shops', '/shops'],
  ['https://example.org', 'https://example.org/'],
  ['javascript:alert(1)', null],
  ['//example.org', null],
])('the link %s carries %s', (href, expected) => {
  expect(safeHref(href)).toBe(expected)
})
