import { stableUuid } from '@/gateway/demo/products/brands'
import american from '@/gateway/demo/data/cars/american.json' with { type: 'json' }
import chinese from '@/gateway/demo/data/cars/chinese.json' with { type: 'json' }
import european from '@/gateway/demo/data/cars/european.json' with { type: 'json' }
import german from '@/gateway/demo/data/cars/german.json' with { type: 'json' }
import japanese from '@/gateway/demo/data/cars/japanese.json' with { type: 'json' }
import korean from '@/gateway/demo/data/cars/korean.json' with { type: 'json' }
import russian from '@/gateway/demo/data/cars/russian.json' with { type: 'json' }

/** `oil` in litres; an electric motor has neither volume nor oil. */
export type DemoEngine = { code: string; volume: number; oil: number; fuel: string }
export type DemoMake = { id: number; title: string; names: string; popularity: number }
export type DemoModel = {
  id: number
  make: DemoMake
  /** `Solaris I (RB)`. */
  title: string
  yearFrom: number
  yearTo: number | null
  popularity: number
  /** `185/65R15`. */
  tyres: readonly string[]
  rim?: { pcd: string; dia: string }
}
export type DemoCar = {
  id: number
  uuid: string
  model: DemoModel
  engine: DemoEngine
  power: number
  gearbox: string
  drive: string
  body: string
  title: string
}

type CarVariant = Pick<DemoCar, 'power' | 'gearbox' | 'drive'> & { engine: string }
type CarMake = {
  title: string
  /** What people call it. */
  names: readonly string[]
  popularity: number
  engines: readonly DemoEngine[]
  models: readonly (Omit<DemoModel, 'id' | 'make'> & {
    bodies: readonly string[]
    variants: readonly CarVariant[]
  })[]
}

const MAKES: readonly CarMake[] = [
  ...russian,
  ...korean,
  ...japanese,
  ...german,
  ...european,
  ...american,
  ...chinese,
]

function readCars() {
  const makes: DemoMake[] = []
  const models: DemoModel[] = []
  const cars: DemoCar[] = []
  for (const { title, names, popularity, ...lists } of MAKES) {
    const make = { id: makes.length + 1, title, names: names.join(','), popularity }
    makes.push(make)
    const engines = new Map(lists.engines.map((engine) => [engine.code, engine]))
    for (const { bodies, variants, ...facts } of lists.models) {
      const model = { id: models.length + 1, make, ...facts }
      models.push(model)
      const made = variants.flatMap(({ engine: code, ...variant }) => {
        const engine = engines.get(code)
        if (!engine) throw new Error(`${title} has no engine ${code}`)
        return bodies.map((body) => ({ engine, ...variant, body }))
      })
      cars.push(...toCars(model, made, cars.length))
    }
  }
  return { makes, models, cars }
}

function toCars(
  model: DemoModel,
  made: readonly Pick<DemoCar, 'engine' | 'power' | 'gearbox' | 'drive' | 'body'>[],
  before: number,
): DemoCar[] {
  const isOneDrive = new Set(made.map(({ drive }) => drive)).size === 1
  const isOneBody = new Set(made.map(({ body }) => body)).size === 1
  return made.map((car, place): DemoCar => {
    const { engine, power, gearbox, drive, body } = car
    const litres = engine.volume > 0 ? `${(engine.volume / 1000).toFixed(1)} ` : ''
    const title = [
      `${litres}${engine.code} (${power} л.с., ${engine.fuel})`,
      gearbox,
      isOneDrive ? '' : `${drive} привод`,
      isOneBody ? '' : body,
    ]
      .filter(Boolean)
      .join(', ')
    return {
      ...car,
      id: before + place + 1,
      uuid: stableUuid(`car/${model.make.title}/${model.title}/${title}`),
      model,
      title,
    }
  })
}

export const { makes: DEMO_MAKES, models: DEMO_MODELS, cars: DEMO_CARS } = readCars()
