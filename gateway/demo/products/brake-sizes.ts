import brakeSizes from '@/gateway/demo/data/brake-sizes.json' with { type: 'json' }
import { createRandom } from '@/gateway/demo/products/random'
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'

export type Axle = 'front' | 'rear'

/** Millimetres; empty where the cars have none. */
type BrakeSizes = { name: string; frontDiscs: number[]; rearDiscs: number[]; rearDrums: number[] }

const NO_SIZES: BrakeSizes = { name: '', frontDiscs: [], rearDiscs: [], rearDrums: [] }

/** A caliper's piston goes with the front disc: up to which diameter of the disc which pistons are usual. */
const FRONT_PISTONS = [
  { upTo: 262, pistons: ['48', '51', '54'] },
  { upTo: 300, pistons: ['54', '57'] },
  { upTo: Infinity, pistons: ['57', '60'] },
] as const
const REAR_PISTONS = ['34', '36', '38', '41'] as const
/** A drum of the parking brake lies within the rear disc and takes at most this share of it. */
const PARKING_SHARE = 0.66
const PARKING_DRUMS = [210, 190, 185, 180, 170, 168, 160]

const sizes = new Map<string, BrakeSizes>(brakeSizes.map((row) => [row.name, row]))

function sizesOf(vehicles: readonly DemoVehicle[]): BrakeSizes {
  for (const { make, model, generation } of vehicles) {
    const known = sizes.get(`${make} ${model} ${generation}`)
    if (known) return known
  }
  return NO_SIZES
}

export function discsOf(vehicles: readonly DemoVehicle[], axle: Axle): readonly number[] {
  const { frontDiscs, rearDiscs } = sizesOf(vehicles)
  return axle === 'front' ? frontDiscs : rearDiscs
}

export function drumsOf(vehicles: readonly DemoVehicle[]): readonly number[] {
  return sizesOf(vehicles).rearDrums
}

export function parkingDrumOf(vehicles: readonly DemoVehicle[]): number {
  const most = Math.min(...discsOf(vehicles, 'rear')) * PARKING_SHARE
  return PARKING_DRUMS.find((drum) => drum <= most) ?? Math.min(...PARKING_DRUMS)
}

/** The same for calipers of both sides and for their repair kits. */
export function pistonOf(vehicles: readonly DemoVehicle[], axle: Axle): string {
  const { name, frontDiscs } = sizesOf(vehicles)
  const usual = FRONT_PISTONS.find(({ upTo }) => Math.max(...frontDiscs) <= upTo)?.pistons ?? []
  return createRandom('piston', axle, name).pick(axle === 'front' ? usual : REAR_PISTONS)
}
