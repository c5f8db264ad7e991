import { getTableColumns, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { columnList } from '@/gateway/db/column-list'
import { vehicleMakes, vehicleModels, vehicles } from '@/gateway/db/schema/vehicles'

const { sizes: _carSizes, works: _works, ...carFields } = getTableColumns(vehicles)
const { sizes: _modelSizes, ...modelFields } = getTableColumns(vehicleModels)

export type Car = Pick<typeof vehicles.$inferSelect, keyof typeof carFields>
export type Model = Pick<typeof vehicleModels.$inferSelect, keyof typeof modelFields> & { cars: Car[] }
export type Make = typeof vehicleMakes.$inferSelect & { models: Model[] }

/** A car of the catalogue, and the year in which the shopper's own was built, when that is known. */
export type Ride = { car: Car; year: number | undefined }

/** Makes, models and cars in display order. Sizes and works of cars stay in the database. */
export type VehicleCatalog = {
  makes: readonly Make[]
  makeById: ReadonlyMap<number, Make>
  modelById: ReadonlyMap<number, Model>
  carById: ReadonlyMap<number, Car>
  makeByUuid: ReadonlyMap<string, Make>
  modelByUuid: ReadonlyMap<string, Model>
  carByUuid: ReadonlyMap<string, Car>
  /** Kinds of products that cars take by their size, by the code of the section that sells them. */
  sizeKinds: ReadonlyMap<string, readonly string[]>
}

const alphabet = new Intl.Collator('ru', { numeric: true })

function byTitle(left: { title: string }, right: { title: string }) {
  return alphabet.compare(left.title, right.title)
}

function byVolume(left: Car, right: Car) {
  return (
    (left.volume ?? 0) - (right.volume ?? 0) ||
    (left.power ?? 0) - (right.power ?? 0) ||
    alphabet.compare(left.modification ?? '', right.modification ?? '') ||
    left.id - right.id
  )
}

async function loadSizeKinds(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await selectRows<{ section: string; kinds: string[] }>(
    db,
    sql`select size->>'sectionCode' as section, array_agg(distinct size->>'kind') as kinds
      from (select sizes from vehicle_models union all select sizes from vehicles) own,
        jsonb_array_elements(own.sizes) size
      group by 1`,
  )
  return new Map(rows.map(({ section, kinds }) => [section, kinds]))
}

/** Every make, model and car, in memory: choosing one is a few look-ups, and words are compared with all names. */
export async function loadVehicleCatalog(db: Database): Promise<VehicleCatalog> {
  const makeRows = await db.select().from(vehicleMakes)
  const modelRows = await selectRows<Omit<Model, 'cars'>>(
    db,
    sql`select ${columnList(modelFields, 'd')} from vehicle_models d`,
  )
  const carRows = await selectRows<Car>(
    db,
    sql`select ${columnList(carFields, 'v')} from vehicles v where v.model_id is not null`,
  )
  const makes = makeRows.toSorted(byTitle).map((row): Make => ({ ...row, models: [] }))
  const makeById = new Map(makes.map((make) => [make.id, make]))
  const models = modelRows
    .toSorted((left, right) => byTitle(left, right) || (left.yearFrom ?? 0) - (right.yearFrom ?? 0))
    .map((row): Model => ({ ...row, cars: [] }))
  const modelById = new Map(models.map((model) => [model.id, model]))
  for (const model of models) makeById.get(model.makeId)?.models.push(model)
  const cars = carRows.toSorted(byVolume)
  for (const car of cars) modelById.get(car.modelId ?? 0)?.cars.push(car)
  return {
    makes,
    makeById,
    modelById,
    carById: new Map(cars.map((car) => [car.id, car])),
    makeByUuid: new Map(makes.map((make) => [make.uuid, make])),
    modelByUuid: new Map(models.map((model) => [model.uuid, model])),
    carByUuid: new Map(cars.map((car) => [car.uuid, car])),
    sizeKinds: await loadSizeKinds(db),
  }
}

/** Changes with the source rows of the catalogue of vehicles, whichever process wrote them. */
export async function stampVehicleCatalog(db: Database): Promise<string> {
  const [row] = await selectRows<{ stamp: string }>(
    db,
    sql`select concat_ws('/', ${sql.join(
      [vehicleMakes, vehicleModels, vehicles].map(
        (table) => sql`(select concat_ws(':', count(*), sum(xmin::text::bigint)) from ${table})`,
      ),
      sql`, `,
    )}) as stamp`,
  )
  return row?.stamp ?? ''
}
