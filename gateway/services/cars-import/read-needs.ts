import type { FilterChoice } from '@/gateway/db/schema/filters'
import type { VehicleSize, VehicleWork } from '@/gateway/db/schema/vehicles'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'

/** What a car needs: a size names a section and filters, a work of planned service its code. */
export type KnownCodes = {
  sections: ReadonlySet<string>
  filters: ReadonlySet<string>
  works: ReadonlySet<string>
}

const LONGEST_INTERVAL_KM = 500_000
const MOST_OF_A_WORK = 100
const MOST_ENTRIES = 60
const MOST_SIGNS = 200

/** `tyres shiny: 205/55 R16 [shirina=205, vysota=55, diametr=16]` */
const SIZE = /^([a-z][a-z-]*) ([a-z0-9-]+): *([^[\]]+?) *\[([^[\]]+)\]$/
/** `oil 15000 км 4,4 [vyazkost_sae=5W-30]` */
const WORK = /^([a-z0-9-]+) (\d+)(?: ?км)?,? (\d+(?:[.,]\d+)?)(?: ?(?:л|шт)\.?)?(?: *\[([^[\]]+)\])?$/u
const RANGE = /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/

/** Entries of a cell, apart by semicolons or lines; null for an empty cell. */
function entriesOf(text: string): string[] | null {
  const entries = text
    .split(/[;\n]/)
    // One blank at a time: the patterns look at rows of them again and again.
    .map(cleanText)
    .filter(Boolean)
  return entries.length === 0 ? null : entries
}

/** `code=value`, `code=one|other`, `code=60..70`, apart by commas. */
function readChoice(text: string, { filters }: KnownCodes): FilterChoice | string {
  const choice: FilterChoice = {}
  for (const part of text.split(',').map((one) => one.trim())) {
    const [code = '', value = ''] = part.split('=', 2).map((one) => one.trim())
    if (!filters.has(code)) return `фильтра «${code}» в магазине нет`
    if (value === '' || value === '..') return `у фильтра «${code}» нет значения`
    const range = RANGE.exec(value)
    choice[code] = range
      ? {
          ...(range[1] === undefined ? {} : { min: Number(range[1]) }),
          ...(range[2] === undefined ? {} : { max: Number(range[2]) }),
        }
      : value.split('|').map((one) => one.trim())
  }
  return choice
}

/** Sizes of a cell, null for none, or the error message in Russian. */
export function readSizes(text: string, codes: KnownCodes): VehicleSize[] | null | string {
  const entries = entriesOf(text)
  if (entries && entries.length > MOST_ENTRIES) return `размеров больше ${MOST_ENTRIES}`
  const sizes: VehicleSize[] = []
  for (const entry of entries ?? []) {
    const [, kind, sectionCode = '', title = '', requested = ''] = SIZE.exec(entry) ?? []
    if (kind === undefined || title.length > MOST_SIGNS)
      return `размер «${entry}» не понят: нужно «вид раздел: название [фильтр=значение]»`
    if (!codes.sections.has(sectionCode)) return `раздела «${sectionCode}» в магазине нет`
    const choice = readChoice(requested, codes)
    if (typeof choice === 'string') return choice
    sizes.push({ kind, title, axle: null, sectionCode, choice })
  }
  return entries && sizes
}

/** Works of planned service of a cell, null for none, or the error message in Russian. */
export function readWorks(text: string, codes: KnownCodes): VehicleWork[] | null | string {
  const works = new Map<string, VehicleWork>()
  const entries = entriesOf(text)
  if (entries && entries.length > MOST_ENTRIES) return `работ больше ${MOST_ENTRIES}`
  for (const entry of entries ?? []) {
    const [, code = '', kilometres, pieces = '', requested] = WORK.exec(entry) ?? []
    if (kilometres === undefined) return `работа «${entry}» не понята: нужно «код пробег количество»`
    if (!codes.works.has(code)) return `работы «${code}» в магазине нет`
    if (works.has(code)) return `работа «${code}» указана дважды`
    const interval = Number(kilometres)
    const amount = Number(pieces.replace(',', '.'))
    if (interval < 1 || interval > LONGEST_INTERVAL_KM || amount <= 0 || amount > MOST_OF_A_WORK)
      return `работа «${entry}» не понята: пробег до ${LONGEST_INTERVAL_KM} км, количество до ${MOST_OF_A_WORK}`
    const choice = requested === undefined ? undefined : readChoice(requested, codes)
    if (typeof choice === 'string') return choice
    works.set(code, { code, interval, amount, ...(choice ? { choice } : {}) })
  }
  return entries && [...works.values()]
}
