import { readFileSync } from 'node:fs'
import type { NumberBody, Places } from '../places.ts'
import { percentile } from '../statistics.ts'
import type { Table } from '../table.ts'

const WARM_UP = 30
/** Numbers with the most offers of their own and of their analogs: tables that a mechanic compares. */
const TABLES = 130

type Offered = { offers: unknown[] }
type NumberResponse = { part: Offered | null; analogs: Offered[] }

function requestNumber(gateway: string, body: NumberBody): Promise<Response> {
  return fetch(`${gateway}/gw/search/v4/part/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The fullest tables, by asking for them. */
async function findFullTables(gateway: string, bodies: readonly NumberBody[]) {
  const tables: { body: NumberBody; offers: number }[] = []
  for (const body of bodies) {
    const { part, analogs } = (await (await requestNumber(gateway, body)).json()) as NumberResponse
    tables.push({ body, offers: [...(part ? [part] : []), ...analogs].flatMap((one) => one.offers).length })
  }
  return tables.toSorted((left, right) => right.offers - left.offers).slice(0, TABLES)
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
  const full = await findFullTables(gateway, places.numberBodies)
  const tables = full.map(
    ({ body }) =>
      () =>
        requestNumber(gateway, body),
  )
  const [most, fewest] = [full[0]?.offers ?? 0, full.at(-1)?.offers ?? 0]
  table.add(`Gateway: number with ${fewest} to ${most} offers, p95`, await callP95(tables), 'ms', { max: 60 })
  table.add('Gateway: autocomplete, p95', await callP95(hints), 'ms', { max: 30 })
}
