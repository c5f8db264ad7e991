import http from 'node:http'
import { expect, test } from 'vitest'
import { localServers } from '@/tests/local-servers'
import { createRequestBodyBuffer } from '../bodies/create-request-body-buffer'
import { createGatewayProxy } from './create-gateway-proxy'

const listen = localServers()

async function shopBefore(gateway: http.RequestListener): Promise<string> {
  const withBody = createRequestBodyBuffer({ maxPerAddress: 10, maxHeldBytes: 1_000_000 })
  const handle = withBody(1_000_000, createGatewayProxy(await listen(gateway)))
  return listen((request, response) => void handle(request, response))
}

test('hands on method, body, status and headers as they are, an unusual status too', async () => {
  const shop = await shopBefore((request, response) => {
    response.writeHead(444, 'Older version', { 'x-alert-color': 'red' })
    request.pipe(response)
  })
  const answer = await fetch(`${shop}/gw/x`, { method: 'POST', body: 'тело' })
  expect([answer.status, answer.headers.get('x-alert-color'), await answer.text()]).toEqual([
    444,
    'red',
    'тело',
  ])
})

test('keeps what the gateway says of its own connection from the visitor', async () => {
  const shop = await shopBefore((_request, response) => {
    response.writeHead(200, { connection: 'close, x-hop', 'x-hop': '1', 'x-end': '2' })
    response.end('ok')
  })
  const { headers } = await fetch(`${shop}/gw/x`)
  const names = ['connection', 'x-hop', 'x-end', 'transfer-encoding'].map((name) => headers.get(name))
  expect(names).toEqual(['keep-alive', null, '2', 'chunked'])
})

test('repeats a read whose kept connection the gateway has just closed, and never a write', async () => {
  const used = new WeakSet<object>()
  const shop = await shopBefore((request, response) => {
    if (used.has(request.socket)) return request.socket.destroy()
    used.add(request.socket)
    return response.end('ok')
  })
  expect((await fetch(`${shop}/gw/a`)).status).toBe(200)
  expect((await fetch(`${shop}/gw/b`)).status).toBe(200)
  expect((await fetch(`${shop}/gw/c`, { method: 'POST' })).status).toBe(502)
})

test('a stopped gateway is a clear answer', async () => {
  const proxy = createGatewayProxy('http://127.0.0.1:1')
  const shop = await listen((request, response) => void proxy(request, response))
  const answer = await fetch(`${shop}/gw/x`)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({
    statusCode: 502,
    message: expect.stringContaining('недоступен'),
  })
})

/** The path as it is, without the URL normalisation of clients. */
function statusOf(shop: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(shop)
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.on('error', reject)
    request.end()
  })
}

test.each([
  ['/gw/x', 200],
  ['/gw/x/../y', 200],
  ['/gw/a..b', 200],
  ['/gw/../metrics', 404],
  ['/gw/%2e%2e/metrics', 404],
  ['/gw/.%2E/metrics', 404],
  ['/gw/x/../../metrics', 404],
  ['/gw/..\\metrics', 404],
  ['/gw/../gwx', 404],
])('%s of the gateway is open to visitors with %i', async (path, expected) => {
  const shop = await shopBefore((_request, response) => response.end('ok'))
  expect(await statusOf(shop, path)).toBe(expected)
})
