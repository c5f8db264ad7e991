import { DEMO_CARS } from '@/gateway/demo/cars/read-cars'
import { asData } from '@/gateway/demo/as-data'
import platforms from '@/gateway/demo/data/platforms.json' with { type: 'json' }

/** A model with one of its engines: what parts are made for. */
export type DemoVehicle = {
  /** The represented cars of the catalogue: its gearboxes, drives and bodies. */
  carIds: readonly number[]
  /** Cars of the model with any engine, which share what belongs to no engine. */
  modelCarIds: readonly number[]
  platform: number
  /** 1 to 9. */
  popularity: number
  make: string
  model: string
  /** `XV50`, `I (RB)`. */
  generation: string
  yearFrom: number
  yearTo: number
  litres: string
  engine: string
  power: string
  fuel: 'Б' | 'Д'
}

/** Vehicles of one platform share chassis parts, vehicles of one engine code share engine parts. */
type Platform = Pick<DemoVehicle, 'popularity'> & {
  models: readonly Pick<DemoVehicle, 'make' | 'model' | 'generation' | 'yearFrom' | 'yearTo'>[]
  engines: readonly Pick<DemoVehicle, 'litres' | 'engine' | 'power' | 'fuel'>[]
}

const CARS_BY_MODEL = Map.groupBy(DEMO_CARS, ({ model }) => `${model.make.title}/${model.title}`)
const CARS_BY_ENGINE = Map.groupBy(DEMO_CARS, ({ model, engine }) =>
  [model.make.title, model.title, engine.code].join('/'),
)

/** One entry for each model with each engine that it has in the catalogue; a platform's engines are not in all of its models. */
export const DEMO_VEHICLES: readonly DemoVehicle[] = asData<readonly Platform[]>(platforms)
  .flatMap(({ popularity, models, engines }, platform) =>
    models.flatMap((model) => engines.map((engine) => ({ platform, popularity, ...model, ...engine }))),
  )
  .map((vehicle) => {
    const { make, model, generation, engine } = vehicle
    const cars = CARS_BY_ENGINE.get([make, `${model} ${generation}`, engine].join('/')) ?? []
    const models = CARS_BY_MODEL.get(`${make}/${model} ${generation}`) ?? []
    return { ...vehicle, carIds: cars.map(({ id }) => id), modelCarIds: models.map(({ id }) => id) }
  })
  .filter(({ carIds }) => carIds.length > 0)

export function shortGeneration({ generation }: DemoVehicle) {
  return generation.replace(/ ?\(.*\)$/, '')
}
