import type { PropertyValue } from '@/gateway/db/schema/catalog'
import type { Random } from '@/gateway/demo/products/random'
import type { DemoBrand } from '@/gateway/demo/products/brands'
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'

/** What a property of one product is drawn from: values, or whole steps from the least to the most. */
export type Draw =
  | { oneOf: readonly PropertyValue[] }
  | { range: readonly [min: number, max: number, step?: number] }
export type Properties = Record<string, PropertyValue>

/** One of several forms of a kind of part for the same vehicle: front and rear pads, left and right arms. */
export type Variant = {
  title: string
  properties?: Properties
  measures?: Readonly<Record<string, Draw>>
  picture?: string
  /** Mirror images have one name here: their measures, makers and level of price are the same. */
  pair?: string
  /** How much of it people buy beside the form that they buy most: 0 to 1. */
  demand?: number
}

type KindBase = {
  family: string
  /** Share among all products, in parts. */
  weight: number
  /** Rubles for a middle brand, from the small to the big. */
  price: readonly [number, number]
  /** Pieces that people usually take. */
  pack?: number
  picture: string
  /** Words for previews and texts: what it is, in the genitive plural. */
  plural: string
}

/** Parts made for a vehicle: analogs share a slot, which is a platform or an engine, and one variant. */
export type FittedKind = KindBase & FittedFacts & FittedRules

type FittedFacts = {
  fit: 'engine' | 'platform' | 'both' | 'diesel' | 'petrol'
  /** Every service takes it: the cars that most people drive have it in a small shop too, from fewer makers if need be. */
  isServicePart?: boolean
  /** How much of it people buy beside other products of its name, as of one filter beside another: 0 to 1. */
  demand?: number
  noun: string
  variants?: readonly Variant[]
  /** The same for all analogs of a slot. */
  measures?: Readonly<Record<string, Draw>>
  /** Each maker's own. */
  own?: Readonly<Record<string, Draw>>
}

export type FittedRules = {
  /** Whether such vehicles have such a part at all. */
  allows?: (vehicles: readonly DemoVehicle[], variant: Variant) => boolean
  /** Whether sizes may be drawn for such vehicles; their true ones are unknown where they may not. */
  isDrawn?: (vehicles: readonly DemoVehicle[]) => boolean
  /** What the vehicles decide. */
  given?: (vehicles: readonly DemoVehicle[], variant: Variant, random: Random) => Properties
  /** What a title says of the measures. */
  sizeWords?: (properties: Properties) => string
  /** What a maker's number says of the part. */
  described?: (article: string) => Properties
}

export type MadeProduct = {
  title: string
  properties: Properties
  picture?: string
  /** Rubles, where the properties decide. */
  price?: number
  /** How much of it people buy, 0 to 1; drawn when it is absent. */
  demand?: number
  /** In common demand. */
  isClassic?: boolean
  /** Products with one key are analogs of each other. */
  cross?: string
  make?: string
}

/** Products that fit by size or norm. */
export type SizedKind = KindBase & { fit: 'size' } & SizedRules

export type SizedRules = {
  make: (random: Random, brand: DemoBrand, place: number) => MadeProduct
  /** The brand of the first products, where everyone expects them. */
  brandAt?: (place: number) => DemoBrand | undefined
}

export type DemoKind = FittedKind | SizedKind
/** A kind as `data/kinds.json` has it, without its rules. */
export type KindEntry = KindBase & (FittedFacts | { fit: 'size' })

export function drawAll(draws: Readonly<Record<string, Draw>> | undefined, random: Random): Properties {
  return Object.fromEntries(Object.entries(draws ?? {}).map(([slug, draw]) => [slug, drawOne(draw, random)]))
}

function drawOne(draw: Draw, random: Random): PropertyValue {
  if ('oneOf' in draw) return random.pick(draw.oneOf)
  const [min, max, step = 1] = draw.range
  const value = min + step * random.int(0, Math.round((max - min) / step))
  return Number(value.toFixed(Number.isInteger(step) ? 0 : 1))
}
