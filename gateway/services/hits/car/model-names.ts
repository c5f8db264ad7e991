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
  /** By a body that tells the model alone: «e60», «w211». */
  bodies: ReadonlyMap<string, readonly Named<NamedModel>[]>
}

/** `II`, `(RB)`, `XV50`, `NG`: what follows the name of a model. */
const GENERATION = /^(?:[IVX]+|\(.*\)|.*\d.*|\p{Lu}{1,3})$/u
/** «Прадо» stands for «Land Cruiser Prado»: letters of a last word that is in no other name. */
const MIN_OWN = 4
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const BODY_NUMBER = /^\p{L}{1,3}(\d{2,3})$/u
/** `E60`, `W211`, `XV50`. */
const BODY = /^\p{L}{1,3}\d{2,3}$/u
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

function toNamed(make: Make, model: Model): NamedModel {
  return { make, model, marks: new Set(marksOf(model.title)), length: baseOf(model.title).length }
}

function bodiesOfMake(make: Make): Named<NamedModel>[] {
  return make.models.flatMap((model) =>
    wordsOf(model.title)
      .slice(1)
      .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
      .filter((word) => BODY.test(word))
      .map((word) => ({ keys: [nameKey(word)], of: toNamed(make, model) })),
  )
}

function namesOfMake(make: Make, isOwn: (word: string) => boolean): Named<NamedModel>[] {
  const bases = new Set(make.models.map(({ title }) => baseOf(title).join(' ')))
  return make.models.flatMap((model) => {
    const base = baseOf(model.title)
    const [last = ''] = base.slice(-1)
    const own = base.length > 1 && isOwn(last) ? [[last]] : []
    const known = base.map((_, at) => base.slice(0, at + 1)).filter((words) => bases.has(words.join(' ')))
    const numbers = wordsOf(model.title).filter((word) => FACTORY_NUMBER.test(word))
    const names = [...known, ...own, ...listOf(model.names), ...numbers.map((word) => [word])]
    const of = toNamed(make, model)
    return names.map((words) => ({ keys: words.map(nameKey), of }))
  })
}

function build({ makes, carById }: VehicleCatalog): CarNames {
  const bases = new Set(makes.flatMap(({ models }) => models.map(({ title }) => baseOf(title).join(' '))))
  const uses = Map.groupBy(
    [...bases].flatMap((base) => base.split(' ')),
    nameKey,
  )
  const isOwn = (word: string) => word.length >= MIN_OWN && uses.get(nameKey(word))?.length === 1
  return {
    models: groupByFirst(makes.flatMap((make) => namesOfMake(make, isOwn))),
    makes: groupByFirst(
      makes.flatMap((make) =>
        [wordsOf(make.title), ...listOf(make.names)].map((words) => ({ keys: words.map(nameKey), of: make })),
      ),
    ),
    bodies: groupByFirst(makes.flatMap(bodiesOfMake)),
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
