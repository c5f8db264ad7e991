import http from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createConcurrencyLimiter, QueueFullError } from '@/lib/connections/concurrency-limiter'
import { localServers } from '@/tests/local-servers'
import { requestsForDocument, createOwnPages } from './own-pages'
import { createForwarder } from './forward/create-forwarder'
import { createUpstream } from './forward/upstream'

const listen = localServers()
const limiterOf = (maxRunning: number) =>
  createConcurrencyLimiter({ maxRunning, maxQueued: 100, maxQueuedPerKey: 100 })
const WHOLE = Buffer.from('<html><head></head><body>Анна</body></html>')

async function shopBefore(renderer: http.RequestListener): Promise<string> {
  const upstream = createUpstream(await listen(renderer))
  const send = createOwnPages({
    upstream,
    limiter: limiterOf(2),
    transform: (body) => Buffer.from(body.toString().replace('Анна', 'Анна Смирнова')),
  })
  return listen((request, response) => void send(request, response))
}

test('a page comes changed, compressed and with its own headers, for the one who asked', async () => {
  const requested: http.IncomingHttpHeaders[] = []
  const shop = await shopBefore((request, response) => {
    requested.push(request.headers)
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    response.end(WHOLE)
  })
  const headers = { cookie: 'arus_session=1', accept: 'text/html', 'accept-encoding': 'gzip' }
  const [answer, body] = await new Promise<[http.IncomingMessage, Buffer]>((resolve) => {
    http.get(`${shop}/account`, { headers }, (message) => {
      const parts: Buffer[] = []
      message.on('data', (part: Buffer) => parts.push(part))
      message.on('end', () => resolve([message, Buffer.concat(parts)]))
    })
  })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-encoding': 'gzip',
    'content-length': String(body.byteLength),
  })
  expect(gunzipSync(body).toString()).toContain('Анна Смирнова')
  expect(requested).toMatchObject([{ cookie: 'arus_session=1', 'accept-encoding': 'identity' }])
})

test('its head alone says the same', async () => {
  const shop = await shopBefore((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(WHOLE)
  })
  const [whole, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => fetch(`${shop}/account`, { method, headers: { accept: 'text/html' } })),
  )
  expect(head?.headers.get('content-length')).toBe(whole?.headers.get('content-length'))
  expect(await head?.text()).toBe('')
})

test('what is no page goes on as it is', async () => {
  const shop = await shopBefore((_, response) => {
    response.writeHead(301, { location: '/', 'content-type': 'text/plain' })
    response.end('Анна')
  })
  const answer = await fetch(`${shop}/account`, { redirect: 'manual', headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([301, '/', 'Анна'])
})

test('a renderer that is gone is a clear answer', async () => {
  const shop = await shopBefore((request) => void request.socket.destroy())
  expect((await fetch(`${shop}/account`, { headers: { accept: 'text/html' } })).status).toBe(502)
})

test('nothing is rendered any more for who has left', async () => {
  let left = 0
  let requested = () => {}
  const isRequested = new Promise<void>((resolve) => (requested = resolve))
  const shop = await shopBefore((request) => {
    request.on('close', () => (left += 1))
    requested()
  })
  const visit = http.get(`${shop}/account`).on('error', () => undefined)
  await isRequested
  visit.destroy()
  await vi.waitFor(() => expect(left).toBe(1))
})

test('many who ask at once are rendered for a few at a time', async () => {
  let most = 0
  const inWork: http.ServerResponse[] = []
  const shop = await shopBefore((_, response) => {
    most = Math.max(most, inWork.push(response))
    if (inWork.length === 2) setTimeout(() => inWork.splice(0).forEach((one) => one.end(WHOLE)), 50)
  })
  const responses = await Promise.all(Array.from({ length: 8 }, () => fetch(`${shop}/account`)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  expect(most).toBe(2)
})

test.each([
  ['a page for one person', { accept: 'text/html' }],
  ['what its router fetches', { rsc: '1' }],
])('%s is refused where too many wait, and says when to come again', async (_, headers) => {
  const full = { run: () => Promise.reject(new QueueFullError('full')), figures: vi.fn() }
  const upstream = createUpstream('http://127.0.0.1:9')
  const ownPages = createOwnPages({ upstream, limiter: full, transform: (body) => body })
  const passOn = createForwarder(upstream, full)
  const shop = await listen(
    (request, response) => void (request.headers.rsc ? passOn : ownPages)(request, response),
  )
  const answer = await fetch(`${shop}/account`, { headers })
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await answer.text()).toContain('Магазин сейчас занят')
})

test('what the router of a page fetches is no document, whatever it says that it accepts', () => {
  expect(requestsForDocument({ method: 'GET', headers: { accept: 'text/html', rsc: '1' } })).toBe(false)
})

test.each([
  [{ rsc: '1' }, 'empty'],
  [{ rsc: '1', 'sec-fetch-dest': 'document' }, 'empty'],
  [{}, undefined],
])('the renderer hears that %o is for %s', async (headers, expected) => {
  let heard: string | string[] | undefined
  const upstream = createUpstream(
    await listen((request, response) => {
      heard = request.headers['sec-fetch-dest']
      response.end()
    }),
  )
  const passOn = createForwarder(upstream, limiterOf(2))
  const shop = await listen((request, response) => void passOn(request, response, undefined))
  await new Promise((resolve) => {
    http.get(`${shop}/account`, { headers }, (answer) => answer.resume().on('end', resolve))
  })
  expect(heard).toBe(expected)
})

test.each([
  ['GET', 'text/html,application/xhtml+xml', true],
  ['GET', '*/*', false],
  ['GET', undefined, false],
  ['POST', 'text/html', false],
  ['HEAD', 'text/html', true],
])('%s for %s is a document: %s', (method, accept, isDocument) => {
  expect(requestsForDocument({ method, headers: accept === undefined ? {} : { accept } })).toBe(isDocument)
})
