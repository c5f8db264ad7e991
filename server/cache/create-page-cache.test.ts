import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'
import { localServers } from '@/tests/local-servers'
import type { WholeResponse } from '../forward/upstream'
import { createPageCache, type PageCache } from './create-page-cache'

const FRESH_S = 300
const STALE_S = 600
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${STALE_S}`,
  'cache-tag': 'bootstrap,product,product:1',
  'content-security-policy': "script-src 'nonce-abc'",
  vary: 'rsc',
}

const listen = localServers()
let now = 0
let cache: PageCache
let origin = ''
const render = vi.fn<(url: string, headers: http.OutgoingHttpHeaders) => Promise<WholeResponse>>()

function answers(text: string, changes: Partial<WholeResponse> = {}) {
  render.mockImplementation(async () => ({
    status: 200,
    headers: HEADERS,
    body: Buffer.from(text),
    ...changes,
  }))
}

beforeEach(async () => {
  now = 1_000_000
  render.mockReset()
  cache = createPageCache({
    maxBytes: 1_000_000,
    fetch: render,
    limiter: createConcurrencyLimiter({ maxRunning: 4, maxQueued: 50, maxQueuedPerKey: 50 }),
    keyOf: (url) => url.split('?utm', 1)[0] ?? url,
    variedBy: ['rsc', 'next-router-prefetch'],
    transform: ({ headers, body }) => ({ headers, body: Buffer.concat([body, Buffer.from('!')]) }),
    now: () => now,
  })
  origin = await listen((request, response) => void cache.serve(request, response))
})

type Got = { status: number; text: string; from: string; headers: http.IncomingHttpHeaders; body: Buffer }

/** As a client that decodes nothing. */
function get(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}${path}`, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const from = String(response.headers['cache-status'] ?? '')
        resolve({
          status: response.statusCode ?? 0,
          text: body.toString(),
          from,
          headers: response.headers,
          body,
        })
      })
    })
    request.on('error', reject)
    request.end()
  })
}

test('a page is rendered once and says that it came from the cache', async () => {
  answers('page')
  expect(await get('/a')).toMatchObject({ status: 200, text: 'page!', from: 'arus; fwd=miss; stored' })
  now += 2000
  const second = await get('/a')
  expect(second).toMatchObject({ text: 'page!', from: `arus; hit; ttl=${FRESH_S - 2}` })
  expect(second.headers).toMatchObject({ age: '2', 'content-security-policy': "script-src 'nonce-abc'" })
  expect(render).toHaveBeenCalledTimes(1)
})

test('tags and pages served stale are the cache’s own business', async () => {
  answers('page')
  const { headers } = await get('/a')
  expect(headers['cache-tag']).toBeUndefined()
  expect(headers['cache-control']).toBe(`public, max-age=0, s-maxage=${FRESH_S}, stale-if-error=${STALE_S}`)
})

test('many who ask at once share one rendering', async () => {
  const { promise, resolve } = Promise.withResolvers<WholeResponse>()
  render.mockReturnValue(promise)
  const all = Promise.all(Array.from({ length: 20 }, () => get('/a')))
  await vi.waitFor(() => expect(render).toHaveBeenCalled())
  resolve({ status: 200, headers: HEADERS, body: Buffer.from('page') })
  expect((await all).map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => 'page!'))
  expect(render).toHaveBeenCalledTimes(1)
})

test('a stale page is served at once and rendered anew beside it', async () => {
  answers('old')
  await get('/a')
  now += (FRESH_S + 1) * 1000
  answers('new')
  expect((await get('/a')).text).toBe('old!')
  await vi.waitFor(async () => expect((await get('/a')).text).toBe('new!'))
})

test('a page past its last age is not served', async () => {
  answers('old')
  await get('/a')
  now += (FRESH_S + STALE_S + 1) * 1000
  answers('new')
  expect((await get('/a')).text).toBe('new!')
})

test('a purged page is rendered anew, another one is not', async () => {
  answers('old')
  await get('/a')
  answers('other', { headers: { ...HEADERS, 'cache-tag': 'bootstrap,product,product:2' } })
  await get('/b')
  cache.purge(['product:1'])
  answers('new')
  expect((await get('/a')).text).toBe('new!')
  expect((await get('/b')).text).toBe('other!')
})

test('a page whose rendering began before a purge is rendered anew', async () => {
  const { promise, resolve } = Promise.withResolvers<WholeResponse>()
  render.mockReturnValue(promise)
  const first = get('/a')
  await vi.waitFor(() => expect(render).toHaveBeenCalled())
  cache.purge(['product:1'])
  resolve({ status: 200, headers: HEADERS, body: Buffer.from('old') })
  await first
  answers('new')
  expect((await get('/a')).text).toBe('new!')
})

/** Requests a page, holds its rendering, purges, and requests it again. */
async function requestAroundPurge(tags: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<WholeResponse>()
  const calls = render.mock.calls.length
  render.mockReturnValueOnce(promise)
  const before = get('/a')
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(calls + 1))
  cache.purge(tags)
  const after = get('/a')
  await new Promise((resume) => setTimeout(resume, 50))
  resolve({ status: 200, headers: HEADERS, body: Buffer.from('old') })
  return { before: (await before).text, after: (await after).text }
}

test('who asks after a purge does not join a rendering that began before it', async () => {
  answers('new')
  expect(await requestAroundPurge(['product:1'])).toEqual({ before: 'old!', after: 'new!' })
  expect((await get('/a')).text).toBe('new!')
})

test('a purge of something else leaves a rendering shared', async () => {
  answers('first')
  await get('/a')
  now += (FRESH_S + STALE_S + 1) * 1000
  answers('another')
  expect(await requestAroundPurge(['product:2'])).toEqual({ before: 'old!', after: 'old!' })
})

test.each([
  ['fails', { status: 500, headers: { 'cache-control': 'no-store' } }],
  ['is gone', undefined],
])('a purged page stands in when its renderer %s', async (_name, failure) => {
  answers('old')
  await get('/a')
  cache.purge(undefined)
  if (failure) answers('broken', failure)
  else render.mockRejectedValue(new Error('refused'))
  expect(await get('/a')).toMatchObject({ status: 200, text: 'old!', from: 'arus; fwd=stale; detail=failed' })
})

test('a failure is answered as it came and not kept', async () => {
  answers('broken', { status: 503, headers: { ...HEADERS, 'cache-control': 'no-store' } })
  expect(await get('/a')).toMatchObject({ status: 503, text: 'broken' })
  answers('page')
  expect(await get('/a')).toMatchObject({ status: 200, text: 'page!' })
})

test('a missing page is kept with its status', async () => {
  answers('nothing here', { status: 404 })
  await get('/a')
  expect(await get('/a')).toMatchObject({ status: 404, from: expect.stringContaining('hit') })
})

test('nobody answers while there is no renderer', async () => {
  render.mockRejectedValue(new Error('refused'))
  const answer = await get('/a')
  expect(answer.status).toBe(502)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('marks of campaigns make no page of their own', async () => {
  answers('page')
  await get('/a')
  await get('/a?utm_source=mail')
  expect(render).toHaveBeenCalledTimes(1)
})

test('an answer is kept for each value of the headers that it differs by', async () => {
  render.mockImplementation(async (_url, headers) => ({
    status: 200,
    headers: HEADERS,
    body: Buffer.from(headers.rsc ? 'data' : 'page'),
  }))
  expect((await get('/a')).text).toBe('page!')
  expect((await get('/a', { rsc: '1' })).text).toBe('data!')
  expect((await get('/a', { rsc: '1' })).text).toBe('data!')
  expect((await get('/a')).text).toBe('page!')
  expect(render).toHaveBeenCalledTimes(2)
})

test('an answer that differs by a header that the cache does not look at is not kept', async () => {
  answers('for Anna', { headers: { ...HEADERS, vary: 'rsc, x-name' } })
  expect(await get('/a', { 'x-name': 'anna' })).toMatchObject({ text: 'for Anna' })
  answers('for Boris', { headers: { ...HEADERS, vary: 'rsc, x-name' } })
  expect(await get('/a', { 'x-name': 'boris' })).toMatchObject({ text: 'for Boris' })
})

test('the renderer is asked for the key’s address, and told nothing that the answer does not differ by', async () => {
  answers('page')
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await get('/a?utm_source=mail', {
    rsc: '1',
    traceparent,
    host: 'somewhere.example',
    cookie: 'arus_session=1',
    authorization: 'Bearer 1',
    accept: 'text/html',
    'accept-language': 'en',
    'user-agent': 'agent',
    referer: 'https://mail.example/letter',
    'x-forwarded-host': 'other.example',
    'x-request-id': '7',
    'next-url': '/b',
    'next-router-state-tree': '%5B%5D',
    'next-action': '1',
  })
  const sent = {
    rsc: '1',
    traceparent,
    'x-request-id': '7',
    'user-agent': 'arus',
    'accept-encoding': 'identity',
  }
  expect(render.mock.calls.map(([address, headers]) => [address, headers])).toEqual([['/a', sent]])
})

test('a body comes in the encoding that is asked for', async () => {
  answers('page '.repeat(100))
  const plain = `${'page '.repeat(100)}!`
  expect(brotliDecompressSync((await get('/a', { 'accept-encoding': 'gzip, br' })).body).toString()).toBe(
    plain,
  )
  expect(gunzipSync((await get('/a', { 'accept-encoding': 'gzip, br;q=0' })).body).toString()).toBe(plain)
  expect((await get('/a')).text).toBe(plain)
  expect((await get('/a', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'rsc, accept-encoding',
  })
})

test('a browser that has the page is told so', async () => {
  answers('page')
  const { etag = '' } = (await get('/a')).headers
  const answer = await get('/a', { 'if-none-match': etag })
  expect(answer).toMatchObject({ status: 304, text: '' })
  expect(answer.headers.vary).toBe((await get('/a')).headers.vary)
  expect((await get('/b')).headers.etag).toBe(etag)
  expect(answer.headers['content-security-policy']).toBe("script-src 'nonce-abc'")
})

test('a HEAD request gets the headers alone', async () => {
  answers('page')
  expect(await get('/a', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  expect((await get('/a')).text).toBe('page!')
})

test('a crawler that asks for each address once does not push out what is asked for again', async () => {
  answers('popular '.repeat(1000))
  await get('/popular')
  await get('/popular')
  for (let at = 0; at < 300; at += 1) {
    answers(`${at} `.repeat(4000))
    await get(`/page/${at}`)
    expect(cache.figures().bytes).toBeLessThan(1_000_000)
  }
  render.mockClear()
  await get('/popular')
  expect(render).not.toHaveBeenCalled()
})
