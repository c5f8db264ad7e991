import type { Places } from './places.ts'
import { percentile } from './statistics.ts'
import type { Table } from './table.ts'

const WARM_UP = 30

/** 95th percentile, in milliseconds, of calls sent one after another by one client. */
async function callP95(requests: readonly (() => Promise<Response>)[]): Promise<number> {
  const durations: number[] = []
  for (const [index, send] of requests.entries()) {
    const began = performance.now()
    const response = await send()
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    if (index >= WARM_UP) durations.push(performance.now() - began)
  }
  return percentile(durations, 95)
}

export async function measureGateway(table: Table, gateway: string, places: Places): Promise<void> {
  const facets = places.listingBodies.map(
    (body) => () =>
      fetch(`${gateway}/gw/catalog/site/v2/filters/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  )
  const hints = places.hintQueries.map(
    (query) => () =>
      fetch(`${gateway}/gw/catalog/site/v2/search/autocomplete?query=${encodeURIComponent(query)}&limit=14`),
  )
  table.add('Gateway: filters/search with facets, p95', await callP95(facets), 'ms', {
    max: places.isLarge ? 80 : 60,
  })
  table.add('Gateway: autocomplete, p95', await callP95(hints), 'ms', { max: 30 })
}
