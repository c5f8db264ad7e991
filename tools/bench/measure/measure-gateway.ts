import { readFileSync } from 'node:fs'
import type { NumberBody, Places } from '../places.ts'
import { percentile } from '../statistics.ts'
import type { Table } from '../table.ts'

const WARM_UP = 30
/** Offers of a number and its analogs: a table that a mechanic compares. */
const FULL_TABLE = 80
const TABLES = 230

type Offered = { offers: unknown[] }
type NumberAnswer = { part: Offered | null; analogs: Offered[] }

function requestNumber(gateway: string, body: NumberBody): Promise<Response> {
  return fetch(`${gateway}/gw/search/v4/part/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Numbers with full tables, by asking for them. */
async function findFullTables(gateway: string, bodies: readonly NumberBody[]): Promise<NumberBody[]> {
  const full: NumberBody[] = []
  for (const body of bodies) {
    const { part, analogs } = (await (await requestNumber(gateway, body)).json()) as NumberAnswer
    const offers = [...(part ? [part] : []), ...analogs].flatMap((one) => one.offers)
    if (offers.length >= FULL_TABLE && full.push(body) === TABLES) break
  }
  return full
}

/** What shoppers type, as the tests of the search have it; each query once, so that none is answered from memory. */
function judgedQueries(): string[] {
  const text = readFileSync(new URL('../../../tests/search/judged-queries.txt', import.meta.url), 'utf8')
  return text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('#') || !line.includes('|') ? [] : [line.split('|')[0]?.trim() ?? ''],
    )
}

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
  const words = judgedQueries().map(
    (query) => () =>
      fetch(`${gateway}/gw/catalog/site/v2/search?query=${encodeURIComponent(query)}&limit=60`),
  )
  table.add('Gateway: search by words, p95', await callP95(words), 'ms', { max: places.isLarge ? 60 : 40 })
  table.add('Gateway: filters/search with facets, p95', await callP95(facets), 'ms', {
    max: places.isLarge ? 80 : 60,
  })
  const numbers = await findFullTables(gateway, places.numberBodies)
  const tables = numbers.map((body) => () => requestNumber(gateway, body))
  table.add(`Gateway: number with ${FULL_TABLE} offers or more, p95`, await callP95(tables), 'ms', {
    max: 60,
  })
  table.add('Gateway: autocomplete, p95', await callP95(hints), 'ms', { max: 30 })
}
