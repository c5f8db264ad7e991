import type * as z from 'zod'
import type { originalVehicle } from '@/lib/gateway/contracts/catalog/original-catalog-shapes'
import type { VehicleScope } from './original-address'

export type OriginalVehicle = z.output<typeof originalVehicle>

export function scopeOf({ code, ssd, vehicleId }: OriginalVehicle): VehicleScope {
  return { code, ssd, vehicleId }
}

/** Maker and model; the name may begin with the maker itself. */
export function titleOfVehicle({ brand, name }: Pick<OriginalVehicle, 'brand' | 'name'>): string {
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`
}

export type Comparison = {
  /** Titles of the properties in which the vehicles differ, the most useful first. */
  columns: readonly { code: string; title: string }[]
  rows: readonly { vehicle: OriginalVehicle; values: readonly string[] }[]
  /** What is the same of all. */
  shared: readonly { title: string; value: string }[]
}

const NOTHING = '—'

/** Vehicles side by side: what differs in columns, what does not said once. */
export function compareVehicles(vehicles: readonly OriginalVehicle[]): Comparison {
  const titles = new Map(
    vehicles.flatMap(({ attributes }) => attributes.map(({ code, title }) => [code, title] as const)),
  )
  const columns = [...titles].map(([code, title]) => {
    const values = vehicles.map((vehicle) => valueOf(vehicle, code))
    return { code, title, values, variety: new Set(values).size }
  })
  const differing = columns.filter(({ variety }) => variety > 1).toSorted((a, b) => b.variety - a.variety)
  return {
    columns: differing.map(({ code, title }) => ({ code, title })),
    rows: vehicles.map((vehicle, at) => ({
      vehicle,
      values: differing.map(({ values }) => values[at] ?? NOTHING),
    })),
    shared: columns
      .filter(({ variety }) => variety === 1)
      .map(({ title, values: [value = NOTHING] }) => ({ title, value })),
  }
}

function valueOf({ attributes }: OriginalVehicle, code: string): string {
  return attributes.find((attribute) => attribute.code === code)?.value || NOTHING
}
