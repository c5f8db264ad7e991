import type { ServiceDeps } from '@/gateway/services/deps'
import { catalogVersion } from '@/gateway/services/fitment/catalog-version'
import { goodsOfCar } from '@/gateway/services/fitment/goods-of-car'
import { assistantIdOf } from '@/gateway/services/fitment/requested-cars'
import { sectionOfProducts } from '@/gateway/services/fitment/section-of-products'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'
import { findCar } from '@/gateway/services/vehicles/browse-vehicles'
import { toVehicleCar } from '@/gateway/services/vehicles/to-wire'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

type Request = { carId: number; year?: number | undefined; isOnlyFilled: boolean }

async function countGoods(deps: ServiceDeps, ride: Ride): Promise<ReadonlyMap<number, number>> {
  const { sectionById } = await deps.reference()
  const sectionOf = await sectionOfProducts(deps)
  const own = new Map<number, number>()
  for (const id of await goodsOfCar(deps, ride)) {
    const section = sectionOf[id] ?? 0
    own.set(section, (own.get(section) ?? 0) + 1)
  }
  const counts = new Map<number, number>()
  for (const [id, count] of own) {
    for (const above of sectionById.get(id)?.path ?? []) counts.set(above, (counts.get(above) ?? 0) + count)
  }
  return counts
}

/** A section and those below it, in the order of the catalogue. */
function inOrder(section: Section): Section[] {
  return [section, ...section.children.flatMap(inOrder)]
}

/** The sections of the catalogue with how many of their products fit a car, and the assistant that narrows them to these. */
export async function listAssistants(deps: ServiceDeps, { carId, year, isOnlyFilled }: Request) {
  const catalog = await deps.vehicles()
  const ride = { car: findCar(catalog, carId), year }
  const id = assistantIdOf(ride)
  const { sections } = await deps.reference()
  const key = `assistants/${id}/${await catalogVersion(deps)}`
  const known = deps.versioned.get(key) as ReadonlyMap<number, number> | undefined
  const counts = known ?? (await countGoods(deps, ride))
  if (!known) deps.versioned.set(key, counts)
  const root = sections.find(({ parentId }) => parentId === null)
  const listed = root ? inOrder(root).slice(1) : []
  return {
    car: toVehicleCar(catalog, ride.car),
    assistants: listed.flatMap(({ id: sectionId, code, title, picture, path }) => {
      const count = counts.get(sectionId) ?? 0
      if (isOnlyFilled && count === 0) return []
      const location = `/catalog/${code}?assistants=${id}`
      // The path begins with the root, which is not listed.
      return { id, title, sectionCode: code, location, count, level: path.length - 1, pictureUrl: picture }
    }),
  }
}
