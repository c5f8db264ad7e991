import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { seeds } from '@/gateway/db/schema/site'
import { toCode } from '@/gateway/core/text/to-code'
import type { DemoCar } from '@/gateway/demo/cars/read-cars'
import { demoVin } from '@/gateway/demo/cars/seed-demo-vehicles'
import { insertRows, moveSequence } from '@/gateway/demo/insert-rows'
import { classicSupersessions } from '@/gateway/demo/products/classics'
import { createNumberGenerator, type SupersessionRow } from '@/gateway/demo/originals/create-number-generator'
import groupTree from '@/gateway/demo/originals/data/groups.json' with { type: 'json' }
import { drawingOfUnit, unitDrawingPath } from '@/gateway/demo/originals/unit-drawings'
import { readGoodsNumbers } from '@/gateway/demo/originals/goods-numbers'
import { NUMBER_STYLES } from '@/gateway/demo/originals/number-styles'
import { QUICK_GROUPS } from '@/gateway/demo/originals/quick-groups'
import { DEMO_ASSEMBLIES, type Assembly } from '@/gateway/demo/originals/read-assemblies'
import {
  DEMO_CATALOGS,
  FULL_CATALOGS,
  type DemoCatalog,
  type DemoCatalogModel,
} from '@/gateway/demo/originals/read-catalogs'
import { toUnitParts } from '@/gateway/demo/originals/to-unit-parts'
import { settle } from '@/gateway/demo/people/settle'
import { articleKey } from '@/lib/parts/keys'

const SEED_NAME = 'demo-originals'
const WIZARD = ['model', 'year', 'engine', 'gearbox', 'drive', 'body']
const FRAME_MAKERS = new Set(['TOYOTA', 'NISSAN'])
/** Cars of the register are two years younger than their model. */
const REGISTERED_AFTER_YEARS = 2

/** Fills the makers' catalogues beside the demo shop's cars and products; once. `false` when they were there. */
export async function seedDemoOriginals(db: Database): Promise<boolean> {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, SEED_NAME))
  if (done) return false
  const isMade = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    await insertRows(tx, 'original_catalogs', DEMO_CATALOGS.map(catalogRow))
    await insertRows(tx, 'original_quick_groups', QUICK_GROUPS)
    await insertRows(tx, 'original_drawings', drawingRows())
    await insertVehicles(tx)
    await insertUnits(tx)
    for (const table of ['original_vehicles', 'original_groups', 'original_units'])
      await moveSequence(tx, table)
    return true
  })
  if (isMade) await settle(db)
  return isMade
}

function catalogRow({ code, make, brand, models }: DemoCatalog, at: number) {
  const [first] = models
  const car = first?.cars.find(({ engine }) => first.signs.has(engine.code))
  return {
    code,
    make,
    brand,
    title: `${make}: оригинальный каталог`,
    picture: `brands/${toCode(make)}.svg`,
    is_vin_search: models.length > 0,
    vin_example: first && car ? demoVin(first.wmi, car, registeredYear(car)) : null,
    wizard: models.length > 0 ? WIZARD : [],
    sequence: at + 1,
  }
}

function drawingRows() {
  return DEMO_ASSEMBLIES.flatMap(({ code }) => {
    const drawing = drawingOfUnit(code)
    if (!drawing) return []
    const { width, height, hotspots } = drawing
    return { key: code, picture: unitDrawingPath(code), width, height, hotspots }
  })
}

function attributesOf({ code }: DemoCatalog, { signs }: DemoCatalogModel, car: DemoCar) {
  const frame = FRAME_MAKERS.has(code) ? signs.get(car.engine.code) : undefined
  const attributes = [
    ['model', 'Модель', car.model.title],
    ['engine', 'Двигатель', car.engine.code],
    ['volume', 'Объём, см³', String(car.engine.volume)],
    ['power', 'Мощность, л. с.', String(car.power)],
    ['fuel', 'Топливо', car.engine.fuel],
    ['gearbox', 'Коробка передач', car.gearbox],
    ['drive', 'Привод', car.drive],
    ['body', 'Кузов', car.body],
    ['frame', 'Модель кузова', frame ?? ''],
  ] as const
  return attributes
    .filter(([, , value]) => value !== '')
    .map(([attribute, title, value]) => ({ code: attribute, title, value }))
}

function registeredYear({ model: { yearFrom, yearTo } }: DemoCar): number {
  return Math.min(yearFrom + REGISTERED_AFTER_YEARS, yearTo ?? Infinity)
}

async function insertVehicles(db: Database) {
  const vehicles: object[] = []
  const signs: object[] = []
  const vins: object[] = []
  for (const catalog of FULL_CATALOGS) {
    for (const model of catalog.models) {
      const engines = new Set<string>()
      for (const car of model.cars) {
        const id = vehicles.length + 1
        vehicles.push({
          id,
          catalog_code: catalog.code,
          tree: model.tree,
          name: `${catalog.make} ${model.title} ${car.title}`,
          year_from: car.model.yearFrom,
          year_to: car.model.yearTo,
          car_id: car.id,
          attributes: attributesOf(catalog, model, car),
        })
        const sign = model.signs.get(car.engine.code)
        if (sign !== undefined) {
          const isFrame = FRAME_MAKERS.has(catalog.code)
          signs.push({
            prefix: isFrame ? sign : `${model.wmi}${sign}`,
            vehicle_id: id,
            kind: isFrame ? 'frame' : 'vin',
            year: null,
          })
        }
        if (engines.has(car.engine.code)) continue
        engines.add(car.engine.code)
        const year = registeredYear(car)
        const vin = demoVin(model.wmi, car, year)
        vins.push({ vin, vehicle_id: car.id, year })
        signs.push({ prefix: vin, vehicle_id: id, kind: 'vin', year })
      }
    }
  }
  await insertRows(db, 'original_vehicles', vehicles)
  await insertRows(db, 'original_signs', signs)
  await db.execute(
    sql`insert into vehicle_vins select * from json_populate_recordset(null::vehicle_vins, ${JSON.stringify(vins)}::json)
        on conflict do nothing`,
  )
}

/** Cars of a model that have the unit, and the conditions for it. */
function carsWith({ need }: Assembly, { cars, hasRearDiscs }: DemoCatalogModel) {
  if (need === undefined) return { cars, conditions: {} }
  if (need.fact === 'rear')
    return { cars: hasRearDiscs === (need.value === 'disc') ? cars : [], conditions: {} }
  const values = (of: (car: DemoCar) => string, isRequested: (value: string) => boolean) => {
    const own = cars.filter((car) => isRequested(of(car)))
    const isAll = own.length === cars.length
    return { cars: own, conditions: isAll ? {} : { [need.fact]: [...new Set(own.map(of))] } }
  }
  if (need.fact === 'gearbox')
    return values(
      ({ gearbox }) => gearbox,
      (value) => value.startsWith('МКПП') === (need.value === 'МКПП'),
    )
  if (need.fact === 'drive')
    return values(
      ({ drive }) => drive,
      (value) => value === need.value,
    )
  return values(
    ({ engine }) => engine.fuel,
    (value) => (value === 'дизель') === (need.value === 'дизель'),
  )
}

async function insertUnits(db: Database) {
  const carIds = FULL_CATALOGS.flatMap(({ models }) => models.flatMap(({ cars }) => cars.map(({ id }) => id)))
  const goods = await readGoodsNumbers(db, carIds)
  const groups: object[] = []
  const units: object[] = []
  const supersessions = new Map<string, SupersessionRow>(
    classicSupersessions().map((row) => [`${row.brand}/${row.number_key}`, row]),
  )
  for (const catalog of FULL_CATALOGS) {
    const groupIds = new Map<string, number>()
    for (const { code, parent, title } of groupTree) {
      const id = groups.length + 1
      groupIds.set(code, id)
      groups.push({
        id,
        catalog_code: catalog.code,
        parent_id: parent === undefined ? null : (groupIds.get(parent) ?? null),
        title,
        picture: groupPicture(code),
        sequence: id,
      })
    }
    const style = NUMBER_STYLES[catalog.code]
    if (!style) throw new Error(`${catalog.code} has no style of numbers`)
    const numbers = createNumberGenerator(catalog.brand, style, catalog.models[0]?.sign ?? '')
    for (const model of catalog.models) {
      for (const [at, assembly] of DEMO_ASSEMBLIES.entries()) {
        const { cars, conditions } = carsWith(assembly, model)
        if (cars.length === 0) continue
        const parts = toUnitParts(assembly, cars, { catalog, model, goods, numbers })
        units.push({
          id: units.length + 1,
          tree: model.tree,
          group_id: groupIds.get(assembly.group),
          code: unitCode(catalog, assembly, at),
          title: assembly.title,
          note: null,
          drawing_key: assembly.code,
          conditions,
          parts,
          number_keys: parts.map(({ number }) => articleKey(number)),
          quick: [...new Set(parts.flatMap(({ quick }) => quick ?? []))],
          sequence: at + 1,
        })
      }
    }
    for (const row of numbers.supersessions) supersessions.set(`${row.brand}/${row.number_key}`, row)
  }
  await insertRows(db, 'original_groups', groups)
  await insertRows(db, 'original_units', units)
  await insertRows(db, 'original_supersessions', [...supersessions.values()])
}

/** The drawing of the first unit in a group or below it. */
function groupPicture(group: string): string | null {
  const first = DEMO_ASSEMBLIES.find(
    (assembly) => assembly.group === group || assembly.group.startsWith(`${group}-`),
  )
  return first ? unitDrawingPath(first.code) : null
}

/** In the maker's form: by its code of the kind of unit. */
function unitCode({ code, brand }: DemoCatalog, { numberCodes }: Assembly, at: number): string {
  const place = String(at + 1).padStart(2, '0')
  if (brand === 'VAG') return `${numberCodes.vag}-${place}`
  if (code === 'TOYOTA') return `${numberCodes.toyota}-${place}`
  if (code === 'NISSAN') return `${numberCodes.nissan}-${place}`
  if (brand === 'Hyundai/Kia') return `${numberCodes.korean}-${place}1`
  return `${numberCodes.ost}-${place}`
}
