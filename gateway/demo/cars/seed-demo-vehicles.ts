import type { Database } from '@/gateway/core/database'
import { stableUuid } from '@/gateway/demo/products/brands'
import { carSizes, modelSizes } from '@/gateway/demo/cars/car-sizes'
import { DEMO_CARS, DEMO_MAKES, DEMO_MODELS, type DemoCar } from '@/gateway/demo/cars/read-cars'
import { SERVICE_WORKS, worksOf } from '@/gateway/demo/cars/service-works'
import norms from '@/gateway/demo/data/car-norms.json' with { type: 'json' }
import registered from '@/gateway/demo/data/people/registered-cars.json' with { type: 'json' }
import { insertRows, moveSequence } from '@/gateway/demo/insert-rows'
import { DEMO_VEHICLES } from '@/gateway/demo/products/vehicles'

const KILOWATTS_A_HORSEPOWER = 0.7355
const MOST_POPULAR = 9

const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_SIGNED_YEAR = 1980
const SERVED = new Set(DEMO_VEHICLES.flatMap(({ carIds }) => carIds))

/** Nothing sells better than the cars that the shop has parts for. */
function popularityOf({ id, model }: DemoCar) {
  return SERVED.has(id) ? model.popularity : Math.min(model.popularity, MOST_POPULAR - 1)
}

/** The most popular cars of the demo shop, as the search by words puts them. */
export function popularCarIds(count: number): number[] {
  const rate = (car: DemoCar) => car.model.popularity * 10 + popularityOf(car)
  return DEMO_CARS.toSorted((left, right) => rate(right) - rate(left) || left.id - right.id)
    .slice(0, count)
    .map(({ id }) => id)
}

function carRow(car: DemoCar) {
  const { engine, model, power } = car
  return {
    id: car.id,
    uuid: car.uuid,
    make: model.make.title,
    model: model.title,
    model_id: model.id,
    modification: car.title,
    engine: engine.code,
    year_from: model.yearFrom,
    year_to: model.yearTo,
    volume: engine.volume || null,
    power,
    kilowatts: Math.round(power * KILOWATTS_A_HORSEPOWER),
    fuel: engine.fuel,
    body: car.body,
    drive: car.drive,
    gearbox: car.gearbox,
    popularity: popularityOf(car),
    sizes: carSizes(car),
    works: worksOf(car),
  }
}

/** For trying the shop: the maker's first signs, then the shop's name, the year and a number. */
export function demoVin(wmi: string, car: DemoCar, year: number): string {
  const sign = YEAR_SIGNS[(year - FIRST_SIGNED_YEAR) % YEAR_SIGNS.length] ?? 'A'
  return `${wmi}ARUS00${sign}A${String(car.id).padStart(6, '0')}`
}

function vinRows() {
  return registered.flatMap(({ wmi, car: title }) => {
    const car = DEMO_CARS.find(({ model }) => `${model.make.title} ${model.title}` === title)
    if (!car) return []
    const year = Math.min(car.model.yearFrom + 2, car.model.yearTo ?? Infinity)
    return { vin: demoVin(wmi, car, year), vehicle_id: car.id, year }
  })
}

/** Fills makes, models and cars, with what each car takes. */
export async function seedDemoVehicles(db: Database) {
  const makes = DEMO_MAKES.map((make) => ({ ...make, uuid: stableUuid(`make/${make.title}`) }))
  await insertRows(db, 'vehicle_makes', makes)
  await insertRows(
    db,
    'vehicle_models',
    DEMO_MODELS.map((model) => ({
      id: model.id,
      uuid: stableUuid(`model/${model.make.title}/${model.title}`),
      make_id: model.make.id,
      title: model.title,
      names: norms.modelNames
        .filter(({ name }) => model.title.startsWith(`${name} `))
        .map(({ names }) => names)
        .join(','),
      year_from: model.yearFrom,
      year_to: model.yearTo,
      popularity: model.popularity,
      sizes: modelSizes(model),
    })),
  )
  await insertRows(db, 'vehicles', DEMO_CARS.map(carRow))
  await insertRows(db, 'service_works', SERVICE_WORKS)
  await insertRows(db, 'vehicle_vins', vinRows())
  for (const table of ['vehicle_makes', 'vehicle_models', 'vehicles']) await moveSequence(db, table)
}
