import http from 'node:http'
import net from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { METRICS_PATH } from '@/lib/metrics/metrics-path'
import { PURGES_PATH } from '@/lib/purges/purge-lines'
import { localServers } from '@/tests/local-servers'
import { createListener } from './create-listener'

const listen = localServers()
const TREE = encodeURIComponent('["",{}]')
let origin = ''
let requested: { by: string; url: string | undefined; headers: http.IncomingHttpHeaders }[] = []

const respondBy = (by: string) => (request: http.IncomingMessage, response: http.ServerResponse) => {
  requested.push({ by, url: request.url, headers: request.headers })
  response.end(by)
}

beforeEach(async () => {
  requested = []
  origin = await listen(
    createListener({
      requestGateway: respondBy('gateway'),
      requestCache: respondBy('cache'),
      requestRenderer: respondBy('renderer'),
      isShared: (path) => !path.startsWith('/account'),
      respondHealth: (response) => response.end('health'),
      respondReady: (response) => response.end('ready'),
      ownHeaders: {},
    }),
  )
})

function call(method: string, path: string, headers: http.OutgoingHttpHeaders = {}) {
  return new Promise<{ status: number | undefined; allow: string | undefined }>((resolve, reject) => {
    const request = http.request(origin, { method, path, headers, agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, allow: answer.headers.allow }))
    })
    request.on('error', reject)
    request.end()
  })
}

const READ = [
  '/icons.svg',
  '/robots.txt',
  '/_next/static/a.js',
  '/feed/yandex.yml',
  '/health',
  '/shops',
  '/account',
]

test.each(['POST', 'PUT', 'DELETE', 'PROPFIND', 'TRACE'])(
  '%s on a page or a file is refused',
  async (method) => {
    for (const path of READ)
      expect(await call(method, path)).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' })
    expect(requested).toEqual([])
  },
)

test('what the servers of the shop ask each other is nowhere for others', async () => {
  for (const inner of [PURGES_PATH, METRICS_PATH])
    for (const path of [inner, `${inner}/`, `${inner}?a=b`])
      expect((await call('GET', path)).status).toBe(404)
  expect(requested).toEqual([])
  expect((await call('GET', `${METRICS_PATH}-of-another`)).status).toBe(200)
})

test('pages and files tell what they take', async () => {
  for (const path of READ)
    expect(await call('OPTIONS', path)).toEqual({ status: 204, allow: 'GET, HEAD, OPTIONS' })
  expect(requested).toEqual([])
})

test('a form that was sent without its script is told so in a page', async () => {
  const answer = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    body: 'a=b',
    headers: { accept: 'text/html' },
  })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([405, 'no-store'])
  expect(await answer.text()).toContain('<h1>Форма не отправлена</h1>')
})

test('what is posted to a call keeps its type and is no server action', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=a', 'next-action': 'a' }
  await call('POST', '/api/sign-in', headers)
  expect(requested.map((one) => [one.by, one.headers['content-type'], one.headers['next-action']])).toEqual([
    ['renderer', headers['content-type'], undefined],
  ])
})

test.each([
  ['GET', '/shops'],
  ['GET', '/account/orders'],
  ['POST', '/api/sign-in'],
  ['HEAD', '/icons.svg'],
])('%s %s with a state of the router that cannot be read is a bad request', async (method, path) => {
  expect((await call(method, path, { 'next-router-state-tree': '%5B%22%22%5D' })).status).toBe(400)
  expect(requested).toEqual([])
  expect((await call(method, path, { 'next-router-state-tree': TREE })).status).toBe(200)
})

test('an address that is longer than any of the shop is refused', async () => {
  const longest = `/search?q=${'a'.repeat(8192 - '/search?q='.length)}`
  expect((await call('GET', longest)).status).toBe(200)
  expect((await call('GET', `${longest}a`)).status).toBe(414)
  expect((await call('GET', `/${'a'.repeat(10_000)}`)).status).toBe(414)
  expect(requested).toHaveLength(1)
})

test.each(['/account', '/api/analogs', '/shops', '/icons.svg'])(
  'more parameters of %s than any page has are refused',
  async (path) => {
    const parameters = (count: number) => `${path}?${Array.from({ length: count }, () => 'a').join('&')}`
    expect((await call('GET', parameters(300))).status).toBe(200)
    expect((await call('GET', parameters(301))).status).toBe(400)
    expect(requested).toHaveLength(1)
  },
)

test('two hosts make a bad request', async () => {
  const { hostname, port } = new URL(origin)
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () =>
      socket.write(
        'GET /shops HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      ),
    )
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(requested).toEqual([])
})

test.each(['[', 'a b', 'a:b', 'a:99999', 'a%', 'a@b', 'a/b', 'a\\b', 'a?b', 'a#b'])(
  'the host «%s» makes a bad request',
  async (host) => {
    for (const path of ['/shops', '/account', '/gw/whoami', '/icons.svg'])
      expect((await call('GET', path, { host })).status).toBe(400)
    expect(requested).toEqual([])
    for (const good of ['', 'shop.example', 'shop.example:3000', '[::1]:3000', '127.0.0.1'])
      expect((await call('GET', '/shops', { host: good })).status).toBe(200)
  },
)
