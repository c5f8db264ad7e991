import type { PropertyValue } from '@/gateway/db/schema-catalog'
import type { Random } from '@/gateway/demo/random'
import type { DemoBrand } from '@/gateway/demo/brands'
import type { DemoVehicle } from '@/gateway/demo/vehicles'

export type Draw = (random: Random) => PropertyValue
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
export type FittedKind = KindBase & {
  fit: 'engine' | 'platform' | 'both' | 'diesel' | 'petrol'
  /** Whether such vehicles have such a part at all. */
  allows?: (vehicles: readonly DemoVehicle[], variant: Variant) => boolean
  /** Every service takes it: the cars that most people drive have it in a small shop too, from fewer makers if need be. */
  isServicePart?: boolean
  /** How much of it people buy beside other goods of its name, as of one filter beside another: 0 to 1. */
  demand?: number
  /** What the vehicles decide. */
  given?: (vehicles: readonly DemoVehicle[], variant: Variant, random: Random) => Properties
  noun: string
  /** What a title says of the measures. */
  sizeWords?: (properties: Properties) => string
  variants?: readonly Variant[]
  /** The same for all analogs of a slot. */
  measures?: Readonly<Record<string, Draw>>
  /** Each maker's own. */
  own?: Readonly<Record<string, Draw>>
  /** What a maker's number says of the part. */
  told?: (article: string) => Properties
}

export type MadeProduct = {
  title: string
  properties: Properties
  picture?: string
  /** Rubles, where the properties decide. */
  price?: number
  /** How much of it people buy, 0 to 1; drawn when it is absent. */
  demand?: number
  /** Everybody asks for it. */
  isClassic?: boolean
  /** Products with one key are analogs of each other. */
  cross?: string
  make?: string
}

/** Goods that fit by size or norm. */
export type SizedKind = KindBase & {
  fit: 'size'
  make: (random: Random, brand: DemoBrand, place: number) => MadeProduct
  /** The brand of the first goods, where everyone expects them. */
  brandAt?: (place: number) => DemoBrand | undefined
}

export type DemoKind = FittedKind | SizedKind

export function range(min: number, max: number, step = 1): Draw {
  const decimals = Number.isInteger(step) ? 0 : 1
  return (random) => Number((min + step * random.int(0, Math.round((max - min) / step))).toFixed(decimals))
}

export function oneOf<T extends PropertyValue>(...values: readonly T[]): Draw {
  return (random) => random.pick(values)
}
