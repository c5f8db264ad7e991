import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { selectRows } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import { serviceWorks, type VehicleWork } from '@/gateway/db/schema/vehicles'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Car, Make, Model } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { isPopular, toModificationTitle, toYears } from '@/gateway/services/vehicles/to-wire'
import type {
  listCarBrands,
  listCarModels,
  listCarModifications,
} from '@/lib/gateway/contracts/catalog/maintenance'

type Wire<Operation extends { response: z.ZodType }> = z.input<Operation['response']>
type Brand = Wire<typeof listCarBrands>['brands'][number]
type WireModel = Wire<typeof listCarModels>['models'][number]
type Modification = Wire<typeof listCarModifications>['modifications'][number]
type Work = typeof serviceWorks.$inferSelect

export function toCarBrand(make: Make): Brand {
  return { uuid: make.uuid, title: make.title, isPopular: isPopular(make), pictureUrl: make.picture }
}

export function toCarModel(model: Model): WireModel {
  const { uuid, title, picture } = model
  return { uuid, title, isPopular: isPopular(model), ...toYears(model), pictureUrl: picture }
}

function propertiesOf({ engine, volume, power, kilowatts, fuel, gearbox, drive, body }: Car) {
  const known = [
    ['engine', 'Двигатель', engine],
    ['volume', 'Объём', volume && `${volume} см³`],
    ['power', 'Мощность', power && `${power} л.с.${kilowatts === null ? '' : `, ${kilowatts} кВт`}`],
    ['fuel', 'Топливо', fuel],
    ['gearbox', 'Коробка передач', gearbox],
    ['drive', 'Привод', drive],
    ['body', 'Кузов', body],
  ] as const
  return known.flatMap(([code, title, value]) => (value ? [{ code, title, value }] : []))
}

export function toModification(
  car: Car,
  works: readonly VehicleWork[],
  known: ReadonlyMap<string, Work>,
): Modification {
  return {
    uuid: car.uuid,
    title: toModificationTitle(car),
    ...toYears(car),
    properties: propertiesOf(car),
    prices: Object.fromEntries(works.map(({ code }) => [code, known.get(code)?.price ?? 0])),
    carId: car.id,
  }
}

/** The works of planned service by code. */
export async function loadWorks({ db }: ServiceDeps): Promise<ReadonlyMap<string, Work>> {
  const rows = await db.select().from(serviceWorks).orderBy(serviceWorks.sequence)
  return new Map(rows.map((row) => [row.code, row]))
}

/** The needs of the cars' service, by car. */
export async function worksOfCars(
  { db }: ServiceDeps,
  carIds: readonly number[],
): Promise<ReadonlyMap<number, readonly VehicleWork[]>> {
  const rows = await selectRows<{ id: number; works: VehicleWork[] }>(
    db,
    sql`select id, works from vehicles where id = any(${sql.param([...carIds])}::int[])`,
  )
  return new Map(rows.map(({ id, works }) => [id, works]))
}

/** All makes, or the one with the key. */
export async function listServiceBrands({ vehicles }: ServiceDeps, uuid: string | null | undefined) {
  const { makes } = await vehicles()
  return { brands: makes.filter((make) => !uuid || make.uuid === uuid).map(toCarBrand) }
}

export async function listServiceModels({ vehicles }: ServiceDeps, uuid: string) {
  const make = (await vehicles()).makeByUuid.get(uuid)
  if (!make) throw notFound('Такой марки нет.')
  return { brand: toCarBrand(make), models: make.models.map(toCarModel) }
}

export async function listServiceModifications(deps: ServiceDeps, uuid: string) {
  const { modelByUuid, makeById } = await deps.vehicles()
  const model = modelByUuid.get(uuid)
  const make = makeById.get(model?.makeId ?? 0)
  if (!model || !make) throw notFound('Такой модели нет.')
  const known = await loadWorks(deps)
  const works = await worksOfCars(
    deps,
    model.cars.map(({ id }) => id),
  )
  return {
    brand: toCarBrand(make),
    model: toCarModel(model),
    modifications: model.cars.map((car) => toModification(car, works.get(car.id) ?? [], known)),
  }
}
