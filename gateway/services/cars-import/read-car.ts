import type { VehicleSize, VehicleWork } from '@/gateway/db/schema/vehicles'
import { isEndOpen, readYears } from '@/gateway/services/applicability-import/years'
import { straightenWords } from '@/gateway/services/brand-dictionary/look-alikes'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import type { TableRow } from '@/gateway/services/table-files/read-table'
import type { CarColumn } from './columns'
import { type KnownCodes, readSizes, readWorks } from './read-needs'

/** A car of a row; null for missing values. */
export type ReadCar = {
  make: string
  names: string | null
  model: string
  title: string
  engine: string | null
  volume: number | null
  power: number | null
  fuel: string | null
  gearbox: string | null
  drive: string | null
  body: string | null
  yearFrom: number | null
  yearTo: number | null
  /** Still in production. */
  isBuilt: boolean
  popularity: number | null
  sizes: VehicleSize[] | null
  works: VehicleWork[] | null
}

const LITRE = 1000
const MOST_LITRES = 20
const LARGEST_VOLUME = 20_000
const MOST_POWER = 3_000
const MOST_POPULAR = 9
const MOST_SIGNS = 200
/** `Number` reads `0x10` and `1e3` too. */
const FIGURES = /^\d{1,5}(?:\.\d{1,3})?$/

/** The car of a row, or its error message in Russian. */
export function readCar(row: Pick<TableRow<CarColumn>, 'text'>, codes: KnownCodes): ReadCar | string {
  const text = (column: CarColumn) => straightenWords(cleanText(row.text(column)))
  const [make, model] = [text('make'), text('model')]
  if (make === '') return 'нет марки'
  if (model === '') return 'нет модели'
  const years = readYears({ years: text('years'), from: text('from'), to: text('to') })
  if (typeof years === 'string') return years
  const volume = readVolume(text('volume'))
  if (typeof volume === 'string') return volume
  const power = readWhole(text('power').replace(/ ?(л\.? ?с\.?|hp)$/iu, ''), MOST_POWER)
  if (power === undefined) return `мощность «${text('power')}» не понята: нужны лошадиные силы`
  const popularity = readWhole(text('popularity'), MOST_POPULAR)
  if (popularity === undefined)
    return `популярность «${text('popularity')}» — не число от 0 до ${MOST_POPULAR}`
  const sizes = readSizes(row.text('sizes'), codes)
  if (typeof sizes === 'string') return sizes
  const works = readWorks(row.text('works'), codes)
  if (typeof works === 'string') return works
  const said = {
    engine: orNull(text('engine')),
    volume,
    power,
    fuel: orNull(text('fuel').toLowerCase()),
    gearbox: orNull(text('gearbox')),
    drive: orNull(
      text('drive')
        .toLowerCase()
        .replace(/ привод$/, ''),
    ),
    body: orNull(text('body').toLowerCase()),
  }
  const title = text('car') || toTitle(said)
  if (title === '') return 'нет ни модификации, ни двигателя'
  const names = orNull(text('names'))
  const car = { make, names, model, title, ...said, yearFrom: years.from, yearTo: years.to }
  if (Object.values(car).some((value) => typeof value === 'string' && value.length > MOST_SIGNS))
    return `название длиннее ${MOST_SIGNS} знаков`
  const isBuilt = isEndOpen({ years: text('years'), to: text('to') })
  return { ...car, isBuilt, popularity, sizes, works }
}

type Said = Pick<ReadCar, 'engine' | 'volume' | 'power' | 'fuel' | 'gearbox' | 'drive' | 'body'>

/** `1.6 G4FG (123 л.с., бензин), АКПП-6, полный привод, седан`; empty when nothing is known of the engine. */
function toTitle({ engine, volume, power, fuel, gearbox, drive, body }: Said): string {
  const litres = volume === null ? '' : (volume / LITRE).toFixed(1)
  const strength = [power === null ? '' : `${power} л.с.`, fuel ?? ''].filter(Boolean).join(', ')
  const motor = [litres, engine ?? '', strength && `(${strength})`].filter(Boolean).join(' ')
  if (litres === '' && engine === null && power === null) return ''
  return [motor, gearbox, drive === null ? '' : `${drive} привод`, body].filter(Boolean).join(', ')
}

/** Cubic centimetres, or litres: `1591`, `1591 см³`, `1,6`, `1.6 л`. */
function readVolume(text: string): number | null | string {
  if (text === '') return null
  const figures = text.replace(',', '.').replace(/ ?(см3|см³|куб\.? ?см|cc|л|l)\.?$/iu, '')
  const number = FIGURES.test(figures) ? Number(figures) : Number.NaN
  const volume = number <= MOST_LITRES ? Math.round(number * LITRE) : number
  return Number.isInteger(volume) && volume > 0 && volume <= LARGEST_VOLUME
    ? volume
    : `объём «${text}» не понят: нужны кубические сантиметры или литры`
}

/** Undefined for anything but a whole number up to the maximum. */
function readWhole(text: string, most: number): number | null | undefined {
  if (text === '') return null
  return /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
