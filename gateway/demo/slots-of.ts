import type { FittedKind, Variant } from '@/gateway/demo/kinds/kind'
import { createRandom } from '@/gateway/demo/random'
import type { DemoVehicle } from '@/gateway/demo/vehicles'
import { DEMO_VEHICLES } from '@/gateway/demo/vehicles'

/** A place in some vehicles that one form of a kind of part fills; all parts of a slot are analogs. */
export type Slot = {
  key: string
  vehicles: readonly DemoVehicle[]
  variant: Variant
  popularity: number
  /** Name the engine too. */
  isEngine: boolean
  /** Words that tell a later form of the same part from the first. */
  note: string
}

const NO_VARIANT: Variant = { title: '' }
const FILL = 0.75

/** Slots of a kind, the popular first, enough for `count` products of `brands` brands each. */
export function slotsOf(kind: FittedKind, count: number, brands: number): Slot[] {
  const places = placesOf(kind.fit)
  const variants = kind.variants ?? [NO_VARIANT]
  const perSlot = Math.max(1, Math.floor(brands * FILL))
  const forms = Math.max(1, Math.ceil(count / (places.length * variants.length * perSlot)))
  return places
    .flatMap((place) =>
      variants.flatMap((variant, number) =>
        Array.from({ length: forms }, (_, form) => ({
          ...place,
          key: `${kind.family}/${place.key}/${number}/${form}`,
          variant,
          note: noteOf(place.vehicles, form),
        })),
      ),
    )
    .map((slot) => ({ slot, rank: slot.popularity + createRandom('slot', slot.key).next() * 4 }))
    .sort((left, right) => right.rank - left.rank)
    .map(({ slot }) => slot)
}

type Place = Pick<Slot, 'key' | 'vehicles' | 'popularity' | 'isEngine'>

function placesOf(fit: FittedKind['fit']): Place[] {
  const groups = new Map<string, DemoVehicle[]>()
  for (const vehicle of DEMO_VEHICLES) {
    if (fit === 'diesel' && vehicle.fuel !== 'Д') continue
    const key = keyOf(fit, vehicle)
    groups.set(key, [...(groups.get(key) ?? []), vehicle])
  }
  return [...groups].map(([key, vehicles]) => ({
    key,
    vehicles,
    popularity: Math.max(...vehicles.map(({ popularity }) => popularity)),
    isEngine: fit !== 'platform',
  }))
}

function keyOf(fit: FittedKind['fit'], { platform, engine }: DemoVehicle) {
  if (fit === 'platform') return String(platform)
  return fit === 'both' ? `${platform}/${engine}` : engine
}

function noteOf(vehicles: readonly DemoVehicle[], form: number) {
  if (form === 0) return ''
  const first = Math.min(...vehicles.map(({ yearFrom }) => yearFrom))
  const last = Math.max(...vehicles.map(({ yearTo }) => yearTo))
  const middle = Math.round((first + last) / 2)
  if (form === 1) return `с ${middle} г.`
  return form === 2 ? `до ${middle} г.` : `исполнение ${form + 1}`
}
