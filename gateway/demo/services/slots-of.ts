import type { FittedKind, Variant } from '@/gateway/demo/kinds/kind'
import { classicsOf } from '@/gateway/demo/products/classics'
import { FULL_CATALOGS } from '@/gateway/demo/originals/read-catalogs'
import { QUICK_OF_FAMILY } from '@/gateway/demo/originals/quick-groups'
import { createRandom } from '@/gateway/demo/products/random'
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'
import { DEMO_VEHICLES } from '@/gateway/demo/products/vehicles'

/** A place in some vehicles that one form of a kind of part fills; all parts of a slot are analogs. */
export type Slot = {
  key: string
  /** Of the slot with the same measures, makers and level of price: this one, or that of the other side of the car. */
  pairKey: string
  vehicles: readonly DemoVehicle[]
  variant: Variant
  popularity: number
  /** Name the engine too. */
  isEngine: boolean
  /** Words that distinguish a later form of the same part from the first. */
  note: string
  /** Years of the cars that this form is for; either end may be open. */
  years: { from: number | null; to: number | null }
}

const NO_VARIANT: Variant = { title: '' }
const FILL = 0.75
/** Popular cars, and those whose maker's catalogue is open to all: a visitor who looks for them has to find products first of all. */
const WANTED_POPULARITY = 8
const WANTED_RANK = 3
const TWICE_WANTED_RANK = 3.25
/** Cars that most people drive. */
const TOP_POPULARITY = 9
const USUAL_BRANDS = 6
const FEWEST_BRANDS = 2
/** Slots of well-known sizes are in the smallest shop. */
const CLASSIC_RANK = 20

/** What wears out first: the makers' catalogues lead to it. */
const CATALOGUED_GROUPS: ReadonlySet<string> = new Set(['filters', 'pads', 'plugs', 'belts'])

export type KindSlots = {
  /** The popular first, enough for all products of the kind. */
  slots: readonly Slot[]
  /** How many makers fill each. */
  makers: number
  /** Those of cars with a full catalogue, of every make in turn: what of them is left empty gets one maker at the end. */
  catalogued: readonly Slot[]
}

/** Slots of a kind for `count` products. */
export function slotsOf(kind: FittedKind, count: number, brands: number): KindSlots {
  const all = allSlots(kind, count, brands)
  const catalogued = CATALOGUED_GROUPS.has(QUICK_OF_FAMILY.get(kind.family) ?? '')
    ? cataloguedOf(kind, all)
    : []
  const usual = Math.max(Math.min(USUAL_BRANDS, brands), Math.ceil(count / all.length))
  const top = all.filter(isTop).length
  // A shop with room for each slot of the top cars twice needs no care.
  if (!kind.isServicePart || count >= 2 * top * USUAL_BRANDS) return { slots: all, makers: usual, catalogued }
  return {
    catalogued,
    slots: [...all.filter(isFirst), ...all.filter((slot) => !isFirst(slot))],
    // One less than there is room for: the maker of the car joins in.
    makers: Math.min(usual, Math.max(FEWEST_BRANDS, Math.floor(count / top) - 1)),
  }

  function isFirst(slot: Slot) {
    return isTop(slot) || classicsOf(kind.family, slot).length > 0
  }
}

/** The usual form of each part, one of every make before the second of any. */
function cataloguedOf({ variants = [NO_VARIANT] }: FittedKind, all: readonly Slot[]): Slot[] {
  const own = all.filter(({ note, vehicles }) => note === '' && vehicles.some(hasFullCatalog))
  const turns = new Map<string, number>()
  return own
    .map((slot) => {
      const group = `${slot.vehicles.find(hasFullCatalog)?.make}/${slot.variant.title}`
      const turn = turns.get(group) ?? 0
      turns.set(group, turn + 1)
      return { slot, turn, variant: variants.indexOf(slot.variant) }
    })
    .sort((left, right) => left.turn - right.turn || left.variant - right.variant)
    .map(({ slot }) => slot)
}

/** Of a car that most people drive. */
export function isTop({ popularity }: Slot): boolean {
  return popularity >= TOP_POPULARITY
}

function allSlots(kind: FittedKind, count: number, brands: number): Slot[] {
  const places = placesOf(kind.fit)
  const variants = kind.variants ?? [NO_VARIANT]
  const perSlot = Math.max(1, Math.floor(brands * FILL))
  const pairs = places.flatMap((place) =>
    variants
      .map((variant, number) => ({ place, variant, number }))
      .filter(({ variant }) => kind.allows?.(place.vehicles, variant) ?? true),
  )
  const forms = Math.max(1, Math.ceil(count / (pairs.length * perSlot)))
  return pairs
    .flatMap(({ place, variant, number }) =>
      Array.from({ length: forms }, (_, form) => ({
        ...place,
        key: `${kind.family}/${place.key}/${number}/${form}`,
        pairKey: `${kind.family}/${place.key}/${firstOfPair(variants, variant)}/${form}`,
        variant,
        ...formOf(place.vehicles, form),
      })),
    )
    .map((slot) => ({
      slot,
      rank:
        slot.popularity +
        createRandom('slot', slot.key).next() * 4 +
        rankOfRequested(slot) +
        (classicsOf(kind.family, slot).length > 0 ? CLASSIC_RANK : 0),
    }))
    .sort((left, right) => right.rank - left.rank)
    .map(({ slot }) => slot)
}

function firstOfPair(variants: readonly Variant[], variant: Variant): number {
  return variants.findIndex(
    (other) => other === variant || (variant.pair !== undefined && other.pair === variant.pair),
  )
}

const CATALOGUED = new Set(
  FULL_CATALOGS.flatMap(({ make, models }) => models.map(({ title }) => `${make} ${title}`)),
)

function rankOfRequested({ popularity, vehicles }: Place): number {
  const isPopular = popularity >= WANTED_POPULARITY
  const isOpen = vehicles.some(hasFullCatalog)
  if (isPopular && isOpen) return TWICE_WANTED_RANK
  return isPopular || isOpen ? WANTED_RANK : 0
}

function hasFullCatalog({ make, model, generation }: DemoVehicle): boolean {
  return CATALOGUED.has(`${make} ${model} ${generation}`)
}

type Place = Pick<Slot, 'key' | 'vehicles' | 'popularity' | 'isEngine'>

function placesOf(fit: FittedKind['fit']): Place[] {
  const groups = new Map<string, DemoVehicle[]>()
  for (const vehicle of DEMO_VEHICLES) {
    if ((fit === 'diesel' && vehicle.fuel !== 'Д') || (fit === 'petrol' && vehicle.fuel !== 'Б')) continue
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

function formOf(vehicles: readonly DemoVehicle[], form: number): Pick<Slot, 'note' | 'years'> {
  const first = Math.min(...vehicles.map(({ yearFrom }) => yearFrom))
  const last = Math.max(...vehicles.map(({ yearTo }) => yearTo))
  const middle = Math.round((first + last) / 2)
  if (form === 1) return { note: `с ${middle} г.`, years: { from: middle, to: null } }
  if (form === 2) return { note: `до ${middle} г.`, years: { from: null, to: middle } }
  return { note: form === 0 ? '' : `исполнение ${form + 1}`, years: { from: null, to: null } }
}
