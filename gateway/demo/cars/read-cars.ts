import { stableUuid } from '@/gateway/demo/brands'
import { AMERICAN_CARS } from '@/gateway/demo/data/cars/american'
import { CHINESE_CARS } from '@/gateway/demo/data/cars/chinese'
import { EUROPEAN_CARS } from '@/gateway/demo/data/cars/european'
import { GERMAN_CARS } from '@/gateway/demo/data/cars/german'
import { JAPANESE_CARS } from '@/gateway/demo/data/cars/japanese'
import { KOREAN_CARS } from '@/gateway/demo/data/cars/korean'
import { RUSSIAN_CARS } from '@/gateway/demo/data/cars/russian'

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
  rim: { pcd: string; dia: string } | undefined
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

const TABLES = [
  RUSSIAN_CARS,
  KOREAN_CARS,
  JAPANESE_CARS,
  GERMAN_CARS,
  EUROPEAN_CARS,
  AMERICAN_CARS,
  CHINESE_CARS,
]
const BODIES: Readonly<Record<string, string>> = {
  с: 'седан',
  х: 'хетчбэк',
  у: 'универсал',
  л: 'лифтбек',
  к: 'купе',
  в: 'внедорожник',
  м: 'минивэн',
  п: 'пикап',
  ф: 'фургон',
  б: 'микроавтобус',
}
const DRIVES: Readonly<Record<string, string>> = { п: 'передний', з: 'задний', 4: 'полный' }
const GEARBOXES: Readonly<Record<string, string>> = {
  м: 'МКПП',
  а: 'АКПП',
  в: 'вариатор',
  р: 'робот',
  э: 'редуктор',
}
const FUELS: Readonly<Record<string, string>> = { д: 'дизель', г: 'гибрид', э: 'электричество' }
const MODEL = /^(.+): (.+), (\d{4})–(\d{4})?$/

/**
 * The demo's vehicles. A make begins with `= title | popularity | what people call it`; lines with `*` are its engines, `code
 * cubic-centimetres oil-litres fuel`, where д is diesel, г hybrid, э electric and nothing petrol. A model is `title:
 * generation, years | popularity | bodies drive | engines | tyres | bolts centre`; an engine there has its horsepower and
 * gearboxes: м manual, а automatic, в continuously variable, р robotized, with the number of gears, and after a slash a drive
 * that differs from the model's: п front, з rear, 4 all wheels.
 */
function readCars() {
  const makes: DemoMake[] = []
  const models: DemoModel[] = []
  const cars: DemoCar[] = []
  let engines = new Map<string, DemoEngine>()
  for (const line of TABLES.flatMap((table) => table.trim().split('\n'))) {
    const cells = line.split('|').map((cell) => cell.trim())
    const [head = ''] = cells
    if (head.startsWith('= ')) {
      const [, popularity = '', names = ''] = cells
      makes.push({
        id: makes.length + 1,
        title: head.slice(2),
        names: names.replaceAll(', ', ','),
        popularity: Number(popularity),
      })
      engines = new Map()
    } else if (head.startsWith('* ')) {
      for (const engine of head.slice(2).split('; ').map(toEngine)) engines.set(engine.code, engine)
    } else {
      const make = makes.at(-1)
      if (!make) throw new Error(`no make before ${line}`)
      const model = toModel(models.length + 1, make, cells)
      models.push(model)
      cars.push(...toCars(model, cells, engines, cars.length))
    }
  }
  return { makes, models, cars }
}

function toEngine(text: string): DemoEngine {
  const [code = '', volume = '', oil = '', fuel = ''] = text.split(' ')
  return { code, volume: Number(volume), oil: Number(oil), fuel: FUELS[fuel] ?? 'бензин' }
}

function toModel(id: number, make: DemoMake, cells: readonly string[]): DemoModel {
  const [head = '', popularity = '', , , tyres = '', rim = ''] = cells
  const [, title = '', generation = '', yearFrom = '', yearTo] = MODEL.exec(head) ?? []
  if (title === '') throw new Error(`${make.title}: ${head} is no model`)
  const [pcd = '', dia = ''] = rim.split(' ')
  return {
    id,
    make,
    title: `${title} ${generation}`,
    yearFrom: Number(yearFrom),
    yearTo: yearTo === undefined ? null : Number(yearTo),
    popularity: Number(popularity),
    tyres: tyres.split(' ').filter(Boolean),
    rim: dia === '' ? undefined : { pcd, dia },
  }
}

function toCars(
  model: DemoModel,
  [, , shape = '', list = '']: readonly string[],
  engines: ReadonlyMap<string, DemoEngine>,
  before: number,
): DemoCar[] {
  const [bodies = '', usualDrive = ''] = shape.split(' ')
  const made = list.split('; ').flatMap((text) => {
    const [code = '', power = '', ...gearboxes] = text.split(' ')
    const engine = engines.get(code)
    if (!engine) throw new Error(`${model.make.title} has no engine ${code}`)
    return gearboxes.flatMap((entry) => {
      const [gearbox = '', drive = usualDrive] = entry.split('/')
      return [...bodies].map((body) => ({
        engine,
        power: Number(power),
        gearbox: toGearbox(gearbox),
        drive: DRIVES[drive] ?? '',
        body: BODIES[body] ?? '',
      }))
    })
  })
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

function toGearbox(text: string): string {
  const name = GEARBOXES[text[0] ?? ''] ?? ''
  const gears = text.slice(1)
  return gears === '' || name === 'робот' ? name : `${name}-${gears}`
}

export const { makes: DEMO_MAKES, models: DEMO_MODELS, cars: DEMO_CARS } = readCars()
