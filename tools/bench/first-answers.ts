import http from 'node:http'
import type { Places } from './places.ts'
import { cpuMs, residentMib } from './process-tree.ts'
import type { Shop } from './start-shop.ts'
import { percentile } from './statistics.ts'
import type { Table } from './table.ts'

const CONNECTIONS = 16
const ADDRESSES = 400
const CRAWLED = 20_000
const CRAWL_SAMPLES = 10
/** One repeated page is requested beside the crawl after so many of its addresses. */
const REPEAT_EACH = 20
const KINDS = ['products', 'listings', 'searches'] as const

export type Answer = { ms: number; isFailed: boolean }

/**
 * Pages that were never requested before: each address once, a cold cache. The first round meets a renderer whose code V8 has not compiled
 * yet; the bounds apply to a shop that has been running.
 */
export async function measureFirstAnswers(table: Table, shop: Shop, places: Places): Promise<void> {
  await measureRound(
    table,
    shop,
    'products just after the start',
    places.unasked.products.slice(0, ADDRESSES),
  )
  for (const kind of KINDS) {
    const paths = places.unasked[kind].slice(ADDRESSES, ADDRESSES * 2)
    await measureRound(table, shop, kind, paths, { answers: 60, p95: 400, gateway: 10 })
  }
}

type Bounds = { answers: number; p95: number; gateway: number }

async function measureRound(
  table: Table,
  shop: Shop,
  title: string,
  paths: readonly string[],
  bounds?: Bounds,
): Promise<void> {
  const before = cpuOf(shop)
  const began = performance.now()
  const responses = await requestEach(shop.url, paths)
  const seconds = (performance.now() - began) / 1000
  const after = cpuOf(shop)
  const durations = responses.map(({ ms }) => ms)
  const what = `First responses, ${title} (${paths.length} addresses)`
  const cpu = (side: keyof typeof before) => (after[side] - before[side]) / paths.length
  table.add(`${what}: a second`, paths.length / seconds, '1/s', bounds && { min: bounds.answers })
  table.add(`${what}: median`, percentile(durations, 50), 'ms')
  table.add(`${what}: p95`, percentile(durations, 95), 'ms', bounds && { max: bounds.p95 })
  table.add(`${what}: failed`, responses.filter(({ isFailed }) => isFailed).length, '', { max: 0 })
  table.add(`${what}: CPU of the storefront each`, cpu('storefront'), 'ms')
  table.add(`${what}: CPU of the gateway each`, cpu('gateway'), 'ms', bounds && { max: bounds.gateway })
}

/** A crawler that requests each of many addresses once, beside visitors who request one page all the time. */
export async function measureCrawl(table: Table, shop: Shop, places: Places): Promise<void> {
  const paths = KINDS.flatMap((kind) => places.unasked[kind].slice(ADDRESSES * 2)).slice(0, CRAWLED)
  await requestEach(shop.url, [places.product, places.product])
  const memory: number[] = []
  const repeated: number[] = []
  const part = Math.ceil(paths.length / CRAWL_SAMPLES)
  for (let at = 0; at < paths.length; at += part) {
    await requestEach(shop.url, paths.slice(at, at + part), async (index) => {
      if (index % REPEAT_EACH === 0) repeated.push((await call(shop.url, places.product)).ms)
    })
    memory.push(residentMib(shop.storefront.process.pid))
  }
  table.add('Crawl: different addresses in a row', paths.length, '')
  table.add('Crawl: storefront memory after a tenth', memory[0] ?? Number.NaN, 'MiB')
  table.add('Crawl: storefront memory at the end', memory.at(-1) ?? Number.NaN, 'MiB', { max: 350 })
  table.add('Crawl: p95 of a repeated page meanwhile', percentile(repeated, 95), 'ms', { max: 50 })
}

function cpuOf({ storefront, gateway }: Shop): { storefront: number; gateway: number } {
  return { storefront: cpuMs(storefront.process.pid), gateway: cpuMs(gateway.process.pid) }
}

/** Each address once, from as many connections as a small crowd has. */
export async function requestEach(
  origin: string,
  paths: readonly string[],
  beside: (index: number) => Promise<void> = async () => {},
): Promise<Answer[]> {
  const responses: Answer[] = []
  let next = 0
  const work = async () => {
    while (next < paths.length) {
      const index = next
      next += 1
      const path = paths[index]
      if (path === undefined) return
      responses.push(await call(origin, path))
      await beside(index)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return responses
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS * 2 })

function call(origin: string, path: string): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const finish = (isFailed: boolean) => resolve({ ms: performance.now() - began, isFailed })
    const request = http.get(
      origin + path,
      { agent, headers: { 'accept-encoding': 'br, gzip' } },
      (response) => {
        response.resume()
        response.on('end', () => finish((response.statusCode ?? 500) >= 500))
        response.on('error', () => finish(true))
      },
    )
    request.on('error', () => finish(true))
  })
}
