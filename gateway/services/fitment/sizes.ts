import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { findOfChoice } from '@/gateway/db/facets/find-of-choice'
import type { FilterChoice } from '@/gateway/db/schema/filters'
import type { VehicleSize } from '@/gateway/db/schema/vehicles'
import type { PropertyValue } from '@/gateway/db/schema/catalog'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Chosen } from '@/gateway/services/filters/resolve-choice'
import type { CatalogReference, Filter, Section } from '@/gateway/services/reference/load-catalog-reference'

/** A size of a car with the section that sells it; without choice no products of that size are known. */
export type KnownSize = VehicleSize & { section: Section; chosen: Chosen[] | undefined }

function resolve(choice: FilterChoice, filters: CatalogReference['filterByCode']): Chosen[] | undefined {
  const chosen = Object.entries(choice).map(([code, requested]) => {
    const filter = filters.get(code)
    if (!filter) return undefined
    if (!Array.isArray(requested)) return { filter, range: requested }
    const optionIds = requested.flatMap((value) => optionOf(filter, value))
    return optionIds.length > 0 ? { filter, optionIds } : undefined
  })
  const known = chosen.filter((one) => one !== undefined)
  return known.length === chosen.length && known.length > 0 ? known : undefined
}

function optionOf(filter: Filter, value: string) {
  return filter.optionByValue.get(value)?.id ?? []
}

type SizesOfCar = { carId: number; sizes: VehicleSize[] }

/** The sizes, norms and kinds that a car takes, its model's included. */
export async function loadSizes(deps: ServiceDeps, carId: number): Promise<KnownSize[]> {
  return (await loadSizesOf(deps, [carId])).get(carId) ?? []
}

/** The same of several cars, by car; what several take is one and the same size. */
export async function loadSizesOf(
  deps: ServiceDeps,
  carIds: readonly number[],
): Promise<ReadonlyMap<number, KnownSize[]>> {
  const { sectionByCode, filterByCode } = await deps.reference()
  const rows = await selectRows<SizesOfCar>(
    deps.db,
    sql`select v.id as "carId", d.sizes || v.sizes as sizes from vehicles v
      join vehicle_models d on d.id = v.model_id where v.id = any(${sql.param([...carIds])}::int[])`,
  )
  const known = new Map<string, KnownSize[]>()
  const toKnown = (size: VehicleSize): KnownSize[] => {
    const section = sectionByCode.get(size.sectionCode)
    return section ? [{ ...size, section, chosen: resolve(size.choice, filterByCode) }] : []
  }
  const once = (size: VehicleSize) => {
    const key = JSON.stringify(size)
    const made = known.get(key) ?? toKnown(size)
    known.set(key, made)
    return made
  }
  return new Map(rows.map(({ carId, sizes }) => [carId, sizes.flatMap(once)]))
}

/** Products of a size, of all brands. */
export async function goodsOfSize(
  { sectionIndexes }: ServiceDeps,
  { section, chosen }: KnownSize,
): Promise<Int32Array> {
  const index = chosen && (await sectionIndexes.get(section.id))
  return index && chosen
    ? findOfChoice(
        index,
        chosen.map(({ filter, optionIds, range }) => ({ filterId: filter.id, optionIds, range })),
      )
    : new Int32Array()
}

/** Whether a product's properties match the size. */
export function isOfSize({ choice }: VehicleSize, properties: Readonly<Record<string, PropertyValue>>) {
  return hasChoice(choice, properties)
}

/** Whether properties are among the values, and inside the ranges, of a choice. */
export function hasChoice(choice: FilterChoice, properties: Readonly<Record<string, PropertyValue>>) {
  return Object.entries(choice).every(([code, requested]) => {
    const value = properties[code]
    if (value === undefined) return false
    if (Array.isArray(requested)) return requested.includes(String(value))
    const number = Number(value)
    return number >= (requested.min ?? -Infinity) && number <= (requested.max ?? Infinity)
  })
}
