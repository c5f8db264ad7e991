import { nameKey } from '@/gateway/services/hits/car/name-keys'
import type { Car, Make, Model, VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'

export type NamedModel = {
  make: Make
  model: Model
  /** Keys of what tells its generation from others: `ii`, `2`, `rb`, `ksv50`, `50`. */
  marks: ReadonlySet<string>
  /** Words of its name before them. */
  length: number
}
/** The keys of a name's words, and what is called so. */
export type Named<T> = { keys: readonly string[]; of: T }
export type CarNames = {
  /** By the first key of a name. */
  models: ReadonlyMap<string, readonly Named<NamedModel>[]>
  makes: ReadonlyMap<string, readonly Named<Make>[]>
  engines: ReadonlyMap<string, readonly Car[]>
}

/** `II`, `(RB)`, `XV50`, `NG`: what follows the name of a model. */
const GENERATION = /^(?:[IVX]+|\(.*\)|.*\d.*|\p{Lu}{1,3})$/u
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const BODY_NUMBER = /^\p{L}{1,3}(\d{2,3})$/u
/** «2121» and «3302» are names by themselves. */
const FACTORY_NUMBER = /^\d{4,6}$/

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => nameKey(word) !== '')
}

function listOf(names: string): string[][] {
  return names
    .split(',')
    .map(wordsOf)
    .filter(({ length }) => length > 0)
}

/** The words before the generation; the first is always one of them. */
function baseOf(title: string): string[] {
  const words = wordsOf(title)
  const end = words.findIndex((word, at) => at > 0 && GENERATION.test(word))
  return end < 0 ? words : words.slice(0, end)
}

function marksOf(title: string): string[] {
  return wordsOf(title)
    .slice(1)
    .flatMap((word) => {
      const bare = word.replaceAll(/[^\p{L}\p{N}]/gu, '')
      const place = ROMAN.indexOf(bare.toLowerCase())
      const number = BODY_NUMBER.exec(bare)?.[1]
      return [nameKey(bare), ...(place < 0 ? [] : [String(place + 1)]), ...(number ? [number] : [])]
    })
}

function groupByFirst<T>(names: readonly Named<T>[]): Map<string, Named<T>[]> {
  return Map.groupBy(names, ({ keys }) => keys[0] ?? '')
}

function namesOfMake(make: Make): Named<NamedModel>[] {
  const bases = new Set(make.models.map(({ title }) => baseOf(title).join(' ')))
  return make.models.flatMap((model) => {
    const base = baseOf(model.title)
    const known = base.map((_, at) => base.slice(0, at + 1)).filter((words) => bases.has(words.join(' ')))
    const numbers = wordsOf(model.title).filter((word) => FACTORY_NUMBER.test(word))
    const names = [...known, ...listOf(model.names), ...numbers.map((word) => [word])]
    const of = { make, model, marks: new Set(marksOf(model.title)), length: base.length }
    return names.map((words) => ({ keys: words.map(nameKey), of }))
  })
}

function build({ makes, carById }: VehicleCatalog): CarNames {
  return {
    models: groupByFirst(makes.flatMap(namesOfMake)),
    makes: groupByFirst(
      makes.flatMap((make) =>
        [wordsOf(make.title), ...listOf(make.names)].map((words) => ({ keys: words.map(nameKey), of: make })),
      ),
    ),
    engines: Map.groupBy(carById.values(), ({ engine }) => nameKey(engine ?? '')),
  }
}

const known = new WeakMap<VehicleCatalog, CarNames>()

/** The names of all cars, made once for each state of the catalogue. */
export function carNames(catalog: VehicleCatalog): CarNames {
  const made = known.get(catalog)
  if (made) return made
  const names = build(catalog)
  known.set(catalog, names)
  return names
}
