import { DEMO_CARS } from '@/gateway/demo/cars/read-cars'
import { PLATFORMS } from '@/gateway/demo/data/platforms'
import { parseLines } from '@/gateway/demo/parse-lines'

/** A model with one of its engines: what parts are made for. */
export type DemoVehicle = {
  /** The cars of the catalogue that it stands for: its gearboxes, drives and bodies. */
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

const DOUBLE_MAKES = ['Land Rover']
const VEHICLE = /^(.+): (.+), (\d{4})–(\d{4})$/

const CARS_BY_MODEL = Map.groupBy(DEMO_CARS, ({ model }) => `${model.make.title}/${model.title}`)
const CARS_BY_ENGINE = Map.groupBy(DEMO_CARS, ({ model, engine }) =>
  [model.make.title, model.title, engine.code].join('/'),
)

/** One entry for each model with each engine that it has in the catalogue; a platform's engines are not in all of its models. */
export const DEMO_VEHICLES: readonly DemoVehicle[] = parseLines(PLATFORMS)
  .flatMap(([popularity = '1', models = '', engines = ''], platform) =>
    models.split(' / ').flatMap((entry) => {
      const [, name = '', generation = '', yearFrom = '', yearTo = ''] = VEHICLE.exec(entry) ?? []
      const make = DOUBLE_MAKES.find((known) => name.startsWith(`${known} `)) ?? name.split(' ')[0] ?? ''
      return engines.split('; ').map((text) => {
        const [litres = '', engine = '', power = '', fuel = ''] = text.split(' ')
        return {
          platform,
          popularity: Number(popularity),
          make,
          model: name.slice(make.length + 1),
          generation,
          yearFrom: Number(yearFrom),
          yearTo: Number(yearTo),
          litres,
          engine,
          power,
          fuel: fuel === 'Д' ? ('Д' as const) : ('Б' as const),
        }
      })
    }),
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
