import http from 'node:http'
import net from 'node:net'
import v8 from 'node:v8'
import vm from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'
import { localServers } from '@/tests/local-servers'
import { createPageCache, type PageCache } from '../cache/create-page-cache'
import { createListener } from '../create-listener'
import { pageAddress } from '../headers/page-address'

const MIB = 1024 * 1024
const MAX_BYTES = 4 * MIB
/** The cache itself and what the test leaves behind; the queries together are more than thirty. */
const ALLOWED_GROWTH = 16 * MIB

const listen = localServers()
const sockets: net.Socket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => void socket.destroy()))

async function openShop() {
  const requested = new Set<string>()
  const cache = createPageCache({
    maxBytes: MAX_BYTES,
    limiter: createConcurrencyLimiter({ maxRunning: 4, maxQueued: 50, maxQueuedPerKey: 50 }),
    keyOf: pageAddress,
    variedBy: ['rsc'],
    fetch: async (key) => {
      if (requested.size < 100) requested.add(key)
      return {
        status: 200,
        headers: { 'cache-control': 's-maxage=60', 'cache-tag': 'search', vary: 'rsc' },
        body: Buffer.from('page'),
      }
    },
    transform: (answer) => answer,
  })
  const origin = await listen(
    createListener({
      requestGateway: () => undefined,
      requestCache: cache.serve,
      requestRenderer: () => undefined,
      isShared: () => true,
      respondHealth: () => undefined,
      respondReady: () => undefined,
      ownHeaders: {},
    }),
  )
  return { origin, cache, requested }
}

/** Bytes of the heap without what is waiting to be collected. */
function usedHeap(): number {
  v8.setFlagsFromString('--expose-gc')
  vm.runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

/** The cache without a network, which would take most of the time. */
async function flood(cache: PageCache, requests: number, pathOf: (at: number) => string) {
  const socket = new net.Socket()
  for (let at = 0; at < requests; at += 1) {
    const request = new http.IncomingMessage(socket)
    request.url = pathOf(at)
    const response = new http.ServerResponse(request)
    await cache.serve(request, response)
  }
}

test.each([
  ['a file', '/_next/static/chunks/1.js?', 20_000, 1],
  ['a page that reads its query', '/original_catalogs?q=', 4_000, 100],
])('the queries of %s do not fill the memory', async (_name, path, requests, keys) => {
  const { cache, requested } = await openShop()
  const filler = 'x'.repeat(7_900)
  const before = usedHeap()
  await flood(cache, requests, (at) => `${path}${at}${filler}`)
  expect(cache.figures().bytes).toBeLessThanOrEqual(MAX_BYTES)
  expect(usedHeap() - before).toBeLessThan(ALLOWED_GROWTH)
  expect(requested.size).toBeLessThanOrEqual(keys)
})

test.each(['/_next/static/1.js', '/search', '/gw/settings', '/account', '*'])(
  'an address of nine thousand letters below %s is too long, and nobody keeps the answer',
  async (path) => {
    const { origin, requested } = await openShop()
    const { port } = new URL(origin)
    const socket = net.connect(Number(port), '127.0.0.1')
    sockets.push(socket)
    socket.write(`GET ${path}?${'q'.repeat(9_000)} HTTP/1.1\r\nhost: shop\r\n\r\n`)
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (piece) => resolve(piece.toString())),
    )
    expect(answer).toMatch(/^HTTP\/1.1 414 [^]*cache-control: no-store/i)
    expect(requested.size).toBe(0)
  },
)
