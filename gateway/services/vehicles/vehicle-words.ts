import type { Car, VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { soundKey } from '@/gateway/services/words/spelling/sound-key'

/** A car with the words that name it: its make, its model, and what distinguishes it from its variants. */
export type NamedCar = {
  car: Car
  make: readonly string[]
  model: readonly string[]
  rest: readonly string[]
}
export type VehicleWords = {
  cars: readonly NamedCar[]
  /** Every word with its sound. */
  sounds: ReadonlyMap<string, string>
}

const ROMAN: ReadonlyMap<string, string> = new Map<string, string>([
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['v', '5'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
  ['x', '10'],
  ['xi', '11'],
  ['xii', '12'],
])
const BODY_CODE = /^\p{L}{1,3}(\d{2,3})$/u

/** Words in lower case; a comma between digits is a point. */
export function vehicleWordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replaceAll(/^\.+|(?<!\.)\.+$/g, ''))
    .filter((word) => word !== '')
}

/** A name's words and the other ways in which people write them: `cx5` for CX-5, `3` for III, `50` for XV50. */
export function namesOf(text: string): string[] {
  const words = vehicleWordsIn(text)
  const compounds = text.toLowerCase().match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  const others = words.flatMap((word) => [ROMAN.get(word) ?? [], BODY_CODE.exec(word)?.[1] ?? []].flat())
  return [...new Set([...words, ...compounds.map((word) => word.replaceAll('-', '')), ...others])]
}

const known = new WeakMap<VehicleCatalog, VehicleWords>()

/** The words of all cars, made once for each state of the catalogue. */
export function vehicleWords(catalog: VehicleCatalog): VehicleWords {
  const made = known.get(catalog)
  if (made) return made
  const makeNames = new Map(
    catalog.makes.map((make) => [make.id, namesOf(`${make.title} ${make.names}`)] as const),
  )
  const cars = [...catalog.modelById.values()].flatMap((model) => {
    const make = makeNames.get(model.makeId) ?? []
    const names = namesOf(`${model.title} ${model.names}`)
    return model.cars.map((car): NamedCar => ({
      car,
      make,
      model: names,
      rest: [
        ...namesOf(`${car.modification ?? ''} ${car.engine ?? ''}`),
        ...(car.volume === null ? [] : [(car.volume / 1000).toFixed(1)]),
      ],
    }))
  })
  const words = new Set(cars.flatMap(({ make, model, rest }) => [...make, ...model, ...rest]))
  const built = { cars, sounds: new Map([...words].map((word) => [word, soundKey(word)])) }
  known.set(catalog, built)
  return built
}
