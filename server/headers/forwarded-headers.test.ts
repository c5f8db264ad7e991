import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { headersForGateway, headersForRenderer } from './forwarded-headers'

const SAID: IncomingHttpHeaders = {
  forwarded: 'host=elsewhere.example;proto=https',
  'x-forwarded-for': '203.0.113.5',
  'x-forwarded-host': 'elsewhere.example',
  'x-forwarded-port': '99',
  'x-forwarded-prefix': '/elsewhere',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.5',
}

function request(headers: IncomingHttpHeaders, remoteAddress = '198.51.100.7') {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return { socket, headers: { host: 'shop.example', ...headers } }
}

const forwardedOf = (headers: IncomingHttpHeaders) => {
  const { host: _, 'x-forwarded-for': __, 'x-forwarded-host': ___, ...rest } = headers
  return rest
}

it.each(['198.51.100.7', '2001:db8::7', '::ffff:198.51.100.7'])(
  'a visitor at %s is not believed about the host and the scheme, and stays on the way of addresses',
  (address) => {
    expect(headersForRenderer(request({ ...SAID, accept: 'text/html' }, address))).toEqual({
      accept: 'text/html',
      host: 'shop.example',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-for': `203.0.113.5, ${address}`,
    })
  },
)

it.each(['127.0.0.1', '::1', '10.0.0.4', '::ffff:172.18.0.2'])(
  'a proxy beside the shop at %s is',
  (address) => {
    expect(headersForRenderer(request({ ...SAID, accept: 'text/html' }, address))).toEqual({
      accept: 'text/html',
      host: 'shop.example',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': `203.0.113.5, ${address}`,
    })
  },
)

it('no more of the name of a browser reaches the renderer than browsers have', () => {
  const named = (chars: number) =>
    headersForRenderer(request({ 'user-agent': 'a'.repeat(chars) }))['user-agent']
  expect([named(300), named(16_000)].map((name) => name?.length)).toEqual([300, 512])
})

describe.each([
  ['the renderer', headersForRenderer],
  ['the gateway', headersForGateway],
])('%s', (_, headersFor) => {
  it.each([
    'connection',
    'content-length',
    'expect',
    'keep-alive',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'x-arus-anything',
    'x-invoke-path',
    'x-matched-path',
    'x-middleware-override-headers',
    'x-middleware-rewrite',
    'x-middleware-subrequest',
    'x-next-cache-tags',
    'x-nextjs-data',
    'x-nonce',
    'x-now-route-matches',
  ])('is not told %s', (name) => {
    expect(forwardedOf(headersFor(request({ [name]: 'value' })))).toEqual({})
  })

  it.each(['accept', 'authorization', 'cookie', 'content-type', 'origin', 'x-request-id', 'x-visitor-id'])(
    'is told %s',
    (name) => {
      expect(forwardedOf(headersFor(request({ [name]: 'value' })))).toEqual({ [name]: 'value' })
    },
  )

  it.each(['x-visitor-id', 'close, X-Visitor-Id', ' keep-alive ,x-visitor-id,x-other'])(
    'is not told what the connection keeps to itself by «%s»',
    (connection) => {
      expect(forwardedOf(headersFor(request({ connection, 'x-visitor-id': '1', accept: '*/*' })))).toEqual({
        accept: '*/*',
      })
    },
  )
})

it('only the gateway is told what calls of other programs bring along', () => {
  const headers = { 'idempotency-key': '1', 'x-of-the-owner': '2', 'next-url': '/', unknown: '3' }
  expect(forwardedOf(headersForGateway(request(headers)))).toEqual({
    'idempotency-key': '1',
    'x-of-the-owner': '2',
  })
  expect(forwardedOf(headersForRenderer(request(headers)))).toEqual({ 'next-url': '/' })
})
