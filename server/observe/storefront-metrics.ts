import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { routeKind } from './route-kind.ts'

const SECONDS_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counters of the page cache. */
export type CacheFigures = Readonly<Record<'hit' | 'stale' | 'error' | 'miss' | 'pass', number>> & {
  entries: number
  bytes: number
}

const OUTCOMES = ['hit', 'stale', 'error', 'miss', 'pass'] as const

/** The figures of the process in front: requests, the cache, how long pages take to render, and the process itself. */
export function createStorefrontMetrics(cacheFigures: () => CacheFigures) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'Time from request to the end of the answer, by kind of address and status',
    labelNames: ['kind', 'status'],
    buckets: SECONDS_BUCKETS,
    registers,
  })
  const renderings = new Histogram({
    name: 'storefront_rendering_duration_seconds',
    help: 'Time that the renderer took for a whole answer, by kind of address and status',
    labelNames: ['kind', 'status'],
    buckets: SECONDS_BUCKETS,
    registers,
  })
  new Counter({
    name: 'storefront_page_cache_responses_total',
    help: 'Answers by what the page cache had: hit, stale, error (an old one stood in for a failure), miss, pass (not to be kept)',
    labelNames: ['outcome'],
    registers,
    collect() {
      const figures = cacheFigures()
      this.reset()
      for (const outcome of OUTCOMES) this.inc({ outcome }, figures[outcome])
    },
  })
  new Gauge({
    name: 'storefront_page_cache_bytes',
    help: 'Bytes of kept answers, in all their encodings',
    registers,
    collect() {
      this.set(cacheFigures().bytes)
    },
  })
  new Gauge({
    name: 'storefront_page_cache_entries',
    help: 'Kept answers',
    registers,
    collect() {
      this.set(cacheFigures().entries)
    },
  })
  return { registry, requests, renderings }
}

export type StorefrontMetrics = ReturnType<typeof createStorefrontMetrics>

/** Forwards a rendering, and records its duration. */
export async function timeRendering<Answer extends { status: number }>(
  metrics: StorefrontMetrics | undefined,
  url: string,
  render: () => Promise<Answer>,
): Promise<Answer> {
  if (!metrics) return render()
  const end = metrics.renderings.startTimer({ kind: routeKind(url) })
  try {
    const response = await render()
    end({ status: String(response.status) })
    return response
  } catch (error) {
    end({ status: 'none' })
    throw error
  }
}
