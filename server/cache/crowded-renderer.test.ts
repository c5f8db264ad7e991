import http from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'
import { localServers } from '@/tests/local-servers'
import type { WholeResponse } from '../forward/upstream'
import { createPageCache } from './create-page-cache'

const ATTACKER = { 'x-forwarded-for': '203.0.113.9' }
const STRANGER = { 'x-forwarded-for': '198.51.100.7' }
const STALE_AFTER_MS = 61_000

const listen = localServers()
const visits: http.ClientRequest[] = []
afterEach(() => visits.splice(0).forEach((visit) => void visit.destroy()))

/** A shop before a renderer that works on one page at a time, for as long as the test holds it. */
async function openShop({ deadlineMs = 60_000 } = {}) {
  const rendering = new Map<string, PromiseWithResolvers<WholeResponse>>()
  const requested: string[] = []
  const aborted: string[] = []
  const clock = { now: 0 }
  const limiter = createConcurrencyLimiter({ maxRunning: 1, maxQueued: 5, maxQueuedPerKey: 3 })
  const cache = createPageCache({
    maxBytes: 1_000_000,
    limiter,
    deadlineMs,
    keyOf: (url) => url,
    fetch: (url, _headers, signal) => {
      const page = Promise.withResolvers<WholeResponse>()
      requested.push(url)
      rendering.set(url, page)
      signal.addEventListener('abort', () => {
        aborted.push(url)
        page.reject(signal.reason as Error)
      })
      return page.promise
    },
    transform: (answer) => answer,
    now: () => clock.now,
  })
  const origin = await listen((request, response) => void cache.serve(request, response))
  const queued = (count: number) => vi.waitFor(() => expect(limiter.figures().queued).toBe(count))
  return {
    requested,
    aborted,
    clock,
    limiter,
    queued,
    begun: (url: string) => vi.waitFor(() => expect(requested).toContain(url)),
    finish: (url: string, text = url) =>
      rendering.get(url)?.resolve({
        status: 200,
        headers: {
          'content-type': 'text/html',
          'cache-control': 's-maxage=60, stale-while-revalidate=600, stale-if-error=600',
          'cache-tag': 'page',
        },
        body: Buffer.from(text),
      }),
    visit: (path: string, headers: http.OutgoingHttpHeaders = ATTACKER) => {
      const visit = http.get(origin + path, { headers, agent: false })
      visits.push(visit)
      const answer = new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>(
        (resolve, reject) => {
          visit.on('error', reject)
          visit.on('response', (response) => {
            let text = ''
            response.on('data', (piece: Buffer) => (text += piece.toString()))
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
            )
          })
        },
      )
      answer.catch(() => undefined)
      return { answer, leave: () => void visit.destroy() }
    },
  }
}

test('a queued page that nobody waits for any more is not rendered', async () => {
  const { visit, begun, queued, finish, requested } = await openShop()
  const first = visit('/first')
  await begun('/first')
  const left = visit('/left')
  await queued(1)
  left.leave()
  await queued(0)
  finish('/first')
  await first.answer
  const next = visit('/next')
  await begun('/next')
  finish('/next')
  await next.answer
  expect(requested).toEqual(['/first', '/next'])
})

test('a page in work that nobody waits for any more is ended, and is rendered for who asks later', async () => {
  const { visit, begun, finish, requested, aborted } = await openShop()
  const left = visit('/a')
  await begun('/a')
  left.leave()
  await vi.waitFor(() => expect(aborted).toEqual(['/a']))
  const later = visit('/a')
  await vi.waitFor(() => expect(requested).toEqual(['/a', '/a']))
  finish('/a')
  expect((await later.answer).status).toBe(200)
})

test('a page that two wait for goes on while one of them stays', async () => {
  const { visit, begun, queued, finish, aborted, requested } = await openShop()
  const busy = visit('/busy')
  await begun('/busy')
  const [leaving, staying] = [visit('/a'), visit('/a', STRANGER)]
  await queued(2)
  leaving.leave()
  finish('/busy')
  await busy.answer
  await begun('/a')
  finish('/a')
  expect((await staying.answer).text).toBe('/a')
  expect([aborted, requested]).toEqual([[], ['/busy', '/a']])
})

test('one page of a stranger comes before the rest of whoever asks for many', async () => {
  const { visit, begun, queued, finish, requested } = await openShop()
  void visit('/1')
  await begun('/1')
  void visit('/2')
  void visit('/3')
  await queued(2)
  const stranger = visit('/stranger', STRANGER)
  await queued(3)
  for (const url of ['/1', '/2', '/stranger']) {
    await begun(url)
    finish(url)
  }
  await stranger.answer
  expect(requested.slice(0, 3)).toEqual(['/1', '/2', '/stranger'])
})

test('a stranger does not wait in the lane of whoever asked for the same page before', async () => {
  const { visit, begun, queued, finish, requested } = await openShop()
  void visit('/1')
  await begun('/1')
  for (const [at, url] of ['/2', '/3', '/popular'].entries()) {
    void visit(url)
    await queued(at + 1)
  }
  const stranger = visit('/popular', STRANGER)
  await queued(4)
  finish('/1')
  await begun('/2')
  finish('/2')
  await begun('/popular')
  finish('/popular')
  expect((await stranger.answer).text).toBe('/popular')
  expect(requested.filter((url) => url === '/popular')).toHaveLength(1)
})

test('whoever asks for too many hears so in words; others are served, and kept pages are', async () => {
  const { visit, begun, queued, finish } = await openShop()
  const stored = visit('/kept')
  await begun('/kept')
  finish('/kept')
  await stored.answer
  void visit('/1')
  await begun('/1')
  for (const [at, url] of ['/2', '/3', '/4'].entries()) {
    void visit(url)
    await queued(at + 1)
  }
  const refused = await visit('/5', { ...ATTACKER, accept: 'text/html' }).answer
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  })
  expect(refused.text).toContain('<h1>Магазин сейчас занят</h1>')
  expect((await visit('/kept').answer).text).toBe('/kept')
  const stranger = visit('/stranger', STRANGER)
  await queued(4)
  finish('/1')
  await begun('/2')
  finish('/2')
  await begun('/stranger')
  finish('/stranger')
  expect((await stranger.answer).status).toBe(200)
})

test('a page that takes too long is ended, and who waits hears so', async () => {
  const { visit, aborted } = await openShop({ deadlineMs: 30 })
  const [slow, queued] = [visit('/slow'), visit('/queued', STRANGER)]
  expect((await slow.answer).status).toBe(503)
  expect((await queued.answer).status).toBe(503)
  expect(aborted).toContain('/slow')
})

test('a stale page is renewed though whoever asked for it has left, and not twice at once', async () => {
  const { visit, begun, finish, requested, clock, aborted } = await openShop()
  const first = visit('/a')
  await begun('/a')
  finish('/a', 'old')
  await first.answer
  clock.now = STALE_AFTER_MS
  expect((await visit('/a').answer).text).toBe('old')
  expect((await visit('/a').answer).text).toBe('old')
  await vi.waitFor(() => expect(requested).toEqual(['/a', '/a']))
  finish('/a', 'new')
  await vi.waitFor(async () => expect((await visit('/a').answer).text).toBe('new'))
  expect(aborted).toEqual([])
})

test('nothing is remembered of those who have gone', async () => {
  const { visit, limiter, queued, begun } = await openShop()
  const all = ['/1', '/2', '/3'].map((url) => visit(url))
  await queued(2)
  await begun('/1')
  for (const { leave } of all) leave()
  await vi.waitFor(() => expect(limiter.figures()).toEqual({ running: 0, started: 0, queued: 0, keys: 0 }))
})
