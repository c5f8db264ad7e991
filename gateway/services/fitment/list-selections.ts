import { notFound } from '@/gateway/core/errors/errors'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toChosenFilter, type Chosen } from '@/gateway/services/filters/resolve-choice'
import { goodsOfSize, loadSizes, type KnownSize } from '@/gateway/services/fitment/sizes'
import { findCar } from '@/gateway/services/vehicles/browse-vehicles'
import { toVehicleCar } from '@/gateway/services/vehicles/to-wire'

/** Kinds offered even without sizes of cars; a shop's own ones appear with their sizes. */
const KINDS = ['tyres', 'rims', 'bulbs', 'wipers', 'batteries', 'oils']

/** A filter with one option and a place in the path goes there; others go into the query. */
function inPath({ filter, optionIds }: Chosen): string | undefined {
  const [id, ...others] = optionIds ?? []
  const option = id === undefined || others.length > 0 ? undefined : filter.optionById.get(id)
  return option && filter.isRewrite && filter.rewriteCode
    ? `${filter.rewriteCode}-${option.rewriteCode}`
    : undefined
}

function locationOf(sectionCode: string, chosen: readonly Chosen[]): string {
  const ordered = chosen.toSorted((left, right) => left.filter.uriSequent - right.filter.uriSequent)
  const path = ordered.flatMap((one) => inPath(one) ?? [])
  const query = ordered
    .filter((one) => inPath(one) === undefined)
    .map(({ filter, optionIds, range }) => {
      const values = optionIds?.join(',') ?? `${range?.min ?? ''}~${range?.max ?? ''}`
      return `filters=${filter.id}.${encodeURIComponent(values)}`
    })
  return [`/catalog/${[sectionCode, ...path].join('/')}`, query.join('&')].filter(Boolean).join('?')
}

async function toVariant(deps: ServiceDeps, size: KnownSize) {
  if (!size.chosen) return []
  return {
    title: size.title,
    note: size.note ?? null,
    axle: size.axle,
    sectionCode: size.sectionCode,
    filters: size.chosen.map(toChosenFilter),
    location: locationOf(size.sectionCode, size.chosen),
    count: (await goodsOfSize(deps, size)).length,
  }
}

/** The sizes of one kind of products that a car takes, each with its listing; sizes without products are left out. */
export async function listSelections(deps: ServiceDeps, kind: string, carId: number) {
  const catalog = await deps.vehicles()
  const kinds = new Set([...KINDS, ...[...catalog.sizeKinds.values()].flat()])
  if (!kinds.has(kind)) throw notFound('Такого вида товаров для подбора нет.')
  const car = findCar(catalog, carId)
  const sizes = await loadSizes(deps, carId)
  const items = await Promise.all(
    sizes.filter((size) => size.kind === kind).map((size) => toVariant(deps, size)),
  )
  return { kind, car: toVehicleCar(catalog, car), items: items.flat() }
}
