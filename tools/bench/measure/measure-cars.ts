import { popularCarIds } from '@/gateway/demo/cars/seed-demo-vehicles'
import { percentile } from '../statistics.ts'
import type { Table } from '../table.ts'

type Entry = { id: number; isPopular: boolean }

const MAKES = 12
const ROUNDS = 120
const WARM_UP = 20
const SECTION = 'tormoznye-kolodki'
const PAGE = 58
const POPULAR_CARS = 100

async function readItems<T>(url: string): Promise<T[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return ((await response.json()) as { items: T[] }).items
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** 95th percentile, in milliseconds, of one call for one car after another. */
async function p95(call: (round: number) => Promise<Response>): Promise<number> {
  const durations: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const response = await call(round)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    if (round >= WARM_UP) durations.push(performance.now() - began)
  }
  return percentile(durations, 95)
}

async function countSections(url: string): Promise<number> {
  const response = await fetch(url)
  return ((await response.json()) as { assistants: unknown[] }).assistants.length
}

/** Calls of a shopper with a car: the steps of the choice, sections, listings and verdicts. */
export async function measureCars(table: Table, gateway: string, isLarge: boolean): Promise<void> {
  const tecdoc = `${gateway}/gw/tecdoc/v1/spa`
  const makes = await readItems<Entry>(`${tecdoc}/auto/manufacturers`)
  const requested = makes
    .toSorted((left, right) => Number(right.isPopular) - Number(left.isPopular))
    .slice(0, MAKES)
  const models = await Promise.all(requested.map(({ id }) => readItems<Entry>(`${tecdoc}/auto/models/${id}`)))
  const modelIds = models.flatMap((list) => list.map(({ id }) => id))
  // Each call takes other cars, so that none finds the cached result of another one.
  const popular = popularCarIds(ROUNDS * 3)
  const carOf = (question: number) => (round: number) => popular[question * ROUNDS + round] ?? 0
  const [forSections, forListing, forVerdicts] = [carOf(0), carOf(1), carOf(2)]
  const listings = `${gateway}/gw/catalog/site/v2/filters/search`
  const page = await post(listings, { section: SECTION, limit: PAGE })
  const { entities } = (await page.json()) as { entities: { id: string }[] }
  const products = entities.map(({ id }) => id)

  table.add(
    'Cars: a step of the choice, p95',
    await p95((round) => fetch(`${tecdoc}/auto/cars/${modelIds[round % modelIds.length]}`)),
    'ms',
    { max: isLarge ? 25 : 15 },
  )
  table.add(
    'Cars: sections with goods, p95',
    await p95((round) => fetch(`${tecdoc}/assistants/${forSections(round)}?with_assist=1`)),
    'ms',
    { max: isLarge ? 80 : 60 },
  )
  table.add(
    'Cars: a listing narrowed by a car, p95',
    await p95((round) => post(listings, { section: 'catalog', assistants: [String(forListing(round))] })),
    'ms',
    { max: isLarge ? 80 : 60 },
  )
  table.add(
    'Cars: verdicts for a page of goods, p95',
    await p95((round) => post(`${tecdoc}/fitment`, { carId: forVerdicts(round), products })),
    'ms',
    { max: isLarge ? 40 : 25 },
  )
  const filled = await Promise.all(
    popular.slice(0, POPULAR_CARS).map((id) => countSections(`${tecdoc}/assistants/${id}?with_assist=1`)),
  )
  table.add('Cars: sections with goods, fewest of a hundred popular cars', Math.min(...filled), '', {
    min: 25,
  })
}
