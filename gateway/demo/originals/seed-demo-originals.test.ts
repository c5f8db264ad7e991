import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { OriginalCatalogSource } from '@/gateway/core/original-catalog-source'
import { selectRows } from '@/gateway/core/database'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { createTableSource } from '@/gateway/services/original-catalogs/create-table-source'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { openEmbedded } from '@/gateway/test-support/databases'
import { seedDemoOriginals } from '@/gateway/demo/originals/seed-demo-originals'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'

const TIMEOUT_MS = 180_000
/** The demo shop as it is filled for a newcomer. */
const PRODUCTS = 20_000
/** Kinds of goods that wear out; lamps and what starts the engine break. */
const WORN = [
  'filters',
  'pads',
  'discs',
  'plugs',
  'shocks',
  'arms',
  'stabilizer',
  'steering',
  'bearings',
  'belts',
]

type Vehicle = Awaited<ReturnType<OriginalCatalogSource['findVehiclesByWizard']>>['vehicles'][number]

describe('the demo’s original catalogues', () => {
  let opened: OpenedDatabase
  let source: OriginalCatalogSource
  let full: string[]
  let vehicles: Vehicle[]

  beforeAll(async () => {
    opened = await openEmbedded()
    const { db } = opened
    await seedDemoShop(db, { products: PRODUCTS })
    await seedDemoOriginals(db)
    source = createTableSource({ db, reference: () => loadCatalogReference(db), now: () => new Date() })
    const { catalogs } = await source.listOriginalCatalogs({})
    full = catalogs.flatMap(({ code, isVinSearch }) => (isVinSearch ? code : []))
    const found = await Promise.all(
      full.map(async (code) => {
        const { ssd } = await source.listWizardSteps({ code })
        return (await source.findVehiclesByWizard({ code, ssd })).vehicles
      }),
    )
    vehicles = found.flat()
  }, TIMEOUT_MS)
  afterAll(() => opened.close())

  const scopeOf = ({ code, ssd, vehicleId }: Vehicle) => ({ code, ssd, vehicleId })

  it('are full for a Russian, a Korean, a Japanese, a German and a Chinese maker, of three vehicles or more', () => {
    expect(full).toEqual(expect.arrayContaining(['LADA', 'HYUNDAI', 'TOYOTA', 'VW', 'HAVAL']))
    expect(full.length).toBeGreaterThanOrEqual(6)
    for (const code of full)
      expect(vehicles.filter((vehicle) => vehicle.code === code).length).toBeGreaterThan(2)
  })

  it('find three vehicles of each by VIN, the same that the shop knows by it', async () => {
    const rows = await selectRows<{ vin: string; id: number }>(
      opened.db,
      sql`select n.vin, n.vehicle_id as id from vehicle_vins n join original_vehicles o on o.car_id = n.vehicle_id`,
    )
    const found = await Promise.all(
      rows.map(async ({ vin, id }) => {
        const [vehicle] = (await source.findVehicleByVin({ vin })).vehicles
        expect(vehicle).toMatchObject({ vin, carId: id })
        return vehicle?.code
      }),
    )
    for (const code of full) expect(found.filter((known) => known === code).length).toBeGreaterThanOrEqual(3)
  })

  it(
    'hold 12 groups, 60 units and 900 positions of every vehicle, each position with its callout in the drawing',
    async () => {
      for (const vehicle of vehicles) {
        const scope = scopeOf(vehicle)
        const { groups } = await source.listOriginalGroups(scope)
        expect(groups.filter(({ isQuick, isLeaf }) => isLeaf && !isQuick).length).toBeGreaterThanOrEqual(12)
        const { units } = await source.listOriginalUnits(scope)
        expect(units.length).toBeGreaterThanOrEqual(60)
        let positions = 0
        const faults: string[] = []
        for (let from = 0; from < units.length; from += 50) {
          const unitIds = units.slice(from, from + 50).map(({ unitId }) => unitId)
          const read = await source.collectOriginalUnits({ ...scope, unitIds })
          for (const { code, parts, picture, hotspots } of read.units) {
            const rows = new Set(parts.map(({ position }) => position))
            const spots = hotspots ?? []
            positions += rows.size
            if (spots.length !== rows.size || !spots.every(({ position }) => rows.has(position)))
              faults.push(`${vehicle.name}: ${code} has other callouts than rows`)
            for (const { position, x1, y1, x2, y2 } of spots) {
              const isThere = x1 >= 0 && y1 >= 0 && x1 < x2 && y1 < y2
              if (!isThere || x2 > (picture?.width ?? 0) || y2 > (picture?.height ?? 0))
                faults.push(`${vehicle.name}: ${code}/${position} lies outside`)
            }
          }
        }
        expect(faults).toEqual([])
        expect(positions).toBeGreaterThanOrEqual(900)
      }
    },
    TIMEOUT_MS,
  )

  it('lead from at least half of the positions of wearing parts to goods of the shop', async () => {
    const [row] = await selectRows<{ positions: number; sold: number }>(
      opened.db,
      sql`with worn as (
            select distinct u.id, e.part ->> 'position' as position, k.key
            from original_units u
            cross join lateral jsonb_array_elements(u.parts) with ordinality e (part, place)
            join lateral unnest(u.number_keys) with ordinality k (key, place) on k.place = e.place
            where e.part ->> 'quick' = any(${sql.param(WORN)}::text[]))
          select count(distinct (id, position))::int as positions,
            count(distinct (id, position)) filter (where exists (
              select from oem_numbers o join product_oem_numbers l on l.oem_number_id = o.id
              where o.number_key = worn.key))::int as sold
          from worn`,
    )
    expect(row?.positions).toBeGreaterThan(1000)
    expect((row?.sold ?? 0) / (row?.positions ?? 1)).toBeGreaterThanOrEqual(0.5)
  })
})
