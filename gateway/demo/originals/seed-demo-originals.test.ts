import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { selectRows } from '@/gateway/core/database'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { createTableSource } from '@/gateway/services/original-catalogs/create-table-source'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { openDemoShop } from '@/gateway/test-support/databases'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { seedDemoOriginals } from '@/gateway/demo/originals/seed-demo-originals'

/** The demo shop as it is filled for a newcomer. */
const PRODUCTS = 20_000
/** Kinds of products that wear out; lamps and what starts the engine break. */
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

/** What the rows of a drawing are chosen by: cars that differ in their body alone have the same. */
const TOLD_APART_BY = ['model', 'engine', 'gearbox', 'drive']

type Vehicle = Awaited<ReturnType<OriginalCatalogSource['findVehiclesByWizard']>>['vehicles'][number]

describe('the demo’s original catalogues', () => {
  let opened: OpenedDatabase
  let source: OriginalCatalogSource
  let full: string[]
  let vehicles: Vehicle[]

  beforeAll(async () => {
    opened = await openDemoShop(PRODUCTS)
    const { db } = opened
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
  })
  afterAll(() => opened.close())

  /** One of all that the catalogues answer alike. */
  const differentVehicles = () => {
    const factsOf = ({ code, attributes }: Vehicle) =>
      [code, ...TOLD_APART_BY.map((fact) => attributes?.find((one) => one.code === fact)?.value)].join()
    return [...new Map(vehicles.map((vehicle) => [factsOf(vehicle), vehicle])).values()]
  }

  const scopeOf = ({ code, ssd, vehicleId }: Vehicle) => ({ code, ssd, vehicleId })

  it('are full for a Russian, a Korean, a Japanese, a German and a Chinese maker, of three vehicles or more', () => {
    expect(full).toEqual(expect.arrayContaining(['LADA', 'HYUNDAI', 'TOYOTA', 'VW', 'HAVAL']))
    expect(full.length).toBeGreaterThanOrEqual(10)
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

  it('hold 12 groups, 60 units and 900 positions of every vehicle, each position with its callout in the drawing', async () => {
    for (const vehicle of differentVehicles()) {
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
  })

  it('say for which years, options and markets a part holds', async () => {
    const [vehicle] = vehicles
    if (!vehicle) throw new Error('no vehicle')
    const scope = scopeOf(vehicle)
    const { units } = await source.listOriginalUnits(scope)
    const parts = await Promise.all(
      units.map(async ({ unitId, ssd }) => (await source.getOriginalUnit({ ...scope, ssd, unitId })).parts),
    )
    const notified = new Set(
      parts.flat().flatMap(({ attributes }) => (attributes ?? []).map(({ code }) => code)),
    )
    expect([...notified]).toEqual(expect.arrayContaining(['years', 'options', 'market']))
  })

  it('drive the camshafts of a car by a belt or by a chain, as its engine does', async () => {
    const titlesOf = async (name: RegExp) => {
      const vehicle = vehicles.find((one) => name.test(one.name))
      if (!vehicle) throw new Error(`no ${name}`)
      const { code, ssd } = vehicle
      const { units } = await source.getOriginalCategory({ code, ssd, groupId: 'quick-belts' })
      return units.flatMap(({ parts }) => parts.filter(({ isMatch }) => isMatch).map(({ title }) => title))
    }
    expect(await titlesOf(/Solaris I .*G4FC/)).not.toContain('Ремень ГРМ')
    expect(await titlesOf(/Vesta I .*ВАЗ-21129/)).toContain('Ремень ГРМ')
  })

  it('lead from at least half of the positions of wearing parts to goods of the shop, of whichever car', async () => {
    const gateway = await createTestGateway(opened.db)
    const poor: string[] = []
    for (const { code, ssd, name } of differentVehicles()) {
      const details = await Promise.all(
        WORN.map((group) => source.getOriginalCategory({ code, ssd, groupId: `quick-${group}` })),
      )
      const rows = details.flatMap(({ units }) =>
        units.flatMap(({ unitId, parts }) =>
          parts
            .filter(({ isMatch }) => isMatch)
            .map((part) => ({ ...part, place: `${unitId}/${part.position}` })),
        ),
      )
      const parts = rows.map(({ brand, article }) => ({ brand, article }))
      const { body } = await gateway.post('/search/v4/part/summary', { parts })
      const isSold = (at: number) => body.items[at].price !== null || body.items[at].analogsFrom !== null
      const positions = new Set(rows.map(({ place }) => place)).size
      const sold = new Set(rows.filter((_, at) => isSold(at)).map(({ place }) => place)).size
      if (positions <= 20 || sold / positions < 0.5) poor.push(`${name}: ${sold} of ${positions}`)
    }
    await gateway.close()
    expect(poor).toEqual([])
  })
})
