import { describe, expect, it } from 'vitest'
import { requireSameOrigin } from '@/gateway/http/require-same-origin'
import { login, logout, readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'

const HOST = 'shop.example'
const plain = { origin: undefined, fetchSite: undefined, host: HOST, hasCookie: false }
const check =
  (operation: Parameters<typeof requireSameOrigin>[0], request: Partial<typeof plain> | object) => () =>
    requireSameOrigin(operation, { ...plain, ...request }, 'www.shop.example')

describe('a call that a browser was made to send', () => {
  it.each([
    ['by another site', logout, { origin: 'https://evil.example' }],
    ['by another port', logout, { origin: 'https://shop.example:8443' }],
    ['by a site whose name starts alike', logout, { origin: 'https://shop.example.evil.example' }],
    ['by a sandboxed frame', login, { origin: 'null' }],
    ['across sites without an origin', login, { fetchSite: 'cross-site' }],
    ['by a sister host', login, { fetchSite: 'same-site' }],
    ['with a cookie and nothing else', logout, { hasCookie: true }],
    ['to read, by another site', readProfile, { origin: 'https://evil.example' }],
  ])('is refused %s', (_, operation, request) => {
    expect(check(operation, request)).toThrow('чужого сайта')
  })

  it.each([
    ['by the shop itself', logout, { origin: 'https://shop.example', hasCookie: true }],
    ['by the configured address', logout, { origin: 'https://www.shop.example', hasCookie: true }],
    ['by the shop, without an origin', logout, { fetchSite: 'same-origin', hasCookie: true }],
    ['by a program without a cookie', login, {}],
    ['to read, by the storefront for a shopper', readProfile, { hasCookie: true }],
    ['as a link', getBootstrap, { origin: 'https://evil.example', fetchSite: 'cross-site' }],
  ])('is let through %s', (_, operation, request) => {
    expect(check(operation, request)).not.toThrow()
  })
})
