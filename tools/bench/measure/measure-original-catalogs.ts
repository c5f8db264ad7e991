import { percentile } from '../statistics.ts'
import type { Table } from '../table.ts'

type Catalog = { code: string; vinExample: string | null }
type Vehicle = { code: string; ssd: string; vehicleId: string }
type Part = { brand: string; article: string }
type Unit = { unitId: string; parts: Part[] }

const ROUNDS = 120
const WARM_UP = 20
/** Rows of a large drawing. */
const NUMBERS = 80
const BATCH = 20

/** Calls of a mechanic to the makers' catalogues: VIN, groups, a drawing, and the prices of its numbers. */
export async function measureOriginalCatalogs(table: Table, gateway: string): Promise<void> {
  const send = (path: string, body: object = {}) =>
    fetch(`${gateway}/gw/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const call = async <T>(path: string, body?: object) => {
    const response = await send(path, body)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as T
  }
  const p95 = async (question: (round: number) => [path: string, body: object]) => {
    const durations: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const [path, body] = question(round)
      const began = performance.now()
      await call(path, body)
      if (round >= WARM_UP) durations.push(performance.now() - began)
    }
    return percentile(durations, 95)
  }
  const nth = <T>(items: readonly T[], round: number): T => {
    const item = items[round % items.length]
    if (item === undefined) throw new Error('the shop has no original catalogues')
    return item
  }

  const { catalogs } = await call<{ catalogs: Catalog[] }>('laximo/v1/catalogs')
  const vins = catalogs.flatMap(({ vinExample }) => vinExample ?? [])
  const scopes: { scope: Vehicle; units: string[]; numbers: Part[] }[] = []
  for (const vin of vins) {
    const { vehicles } = await call<{ vehicles: Vehicle[] }>('laximo/v1/vehicle/findByVin', { vin })
    const { code, ssd, vehicleId } = nth(vehicles, 0)
    const scope = { code, ssd, vehicleId }
    const { units } = await call<{ units: Unit[] }>('laximo/v1/units', scope)
    const unitIds = units.map(({ unitId }) => unitId)
    const first = await call<{ units: Unit[] }>('laximo/collect_units', {
      ...scope,
      unitIds: unitIds.slice(0, BATCH),
    })
    const numbers = first.units.flatMap(({ parts }) =>
      parts.map(({ brand, article }) => ({ brand, article })),
    )
    scopes.push({ scope, units: unitIds, numbers })
  }
  table.add(
    'Original catalogues: VIN to vehicle, p95',
    await p95((round) => ['laximo/v1/vehicle/findByVin', { vin: nth(vins, round) }]),
    'ms',
    { max: 20 },
  )
  table.add(
    'Original catalogues: groups of a vehicle, p95',
    await p95((round) => ['laximo/v1/catalog/group', nth(scopes, round).scope]),
    'ms',
    { max: 40 },
  )
  table.add(
    'Original catalogues: a unit with its rows, p95',
    await p95((round) => {
      const { scope, units } = nth(scopes, round)
      return ['laximo/v1/catalog/unit', { ...scope, unitId: nth(units, round) }]
    }),
    'ms',
    { max: 40 },
  )
  table.add(
    `Original catalogues: offers of ${NUMBERS} numbers, p95`,
    await p95((round) => {
      const { numbers } = nth(scopes, round)
      const from = (round * 7) % Math.max(1, numbers.length - NUMBERS)
      return ['search/v4/part/summary', { parts: numbers.slice(from, from + NUMBERS) }]
    }),
    'ms',
    { max: 120 },
  )
}
