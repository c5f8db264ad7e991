import type { Pair } from '@/gateway/services/catalog/find-by-pairs'
import { findRequested } from '@/gateway/services/catalog/find-requested'
import { loadJudgedCards } from '@/gateway/services/cards/load-cards'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { judgeProducts } from '@/gateway/services/fitment/judge-products'
import { findCar } from '@/gateway/services/vehicles/browse-vehicles'
import { toVehicleCar } from '@/gateway/services/vehicles/to-wire'

type Request = { carId: number; year?: number | null | undefined; products: readonly (string | Pair)[] }

const UNKNOWN = {
  arusCode: null,
  verdict: 'check',
  reason: 'такого товара в каталоге нет, сверьте его номер',
} as const

/** Whether products fit a car, in the order of the request. */
export async function judgeFitment(deps: ServiceDeps, { carId, year, products }: Request) {
  const catalog = await deps.vehicles()
  const car = findCar(catalog, carId)
  const ids = await findRequested(deps, products)
  const cards = await loadJudgedCards(deps.db, [...new Set(ids.filter((id) => id !== undefined))])
  const judged = await judgeProducts(deps, cards, { car, year: year ?? undefined })
  const byId = new Map(
    cards.map(({ id, code }, at) => [id, { arusCode: internalCodeOf(code), judged: judged[at] }]),
  )
  return {
    car: toVehicleCar(catalog, car),
    items: ids.map((id) => {
      const known = byId.get(id ?? 0)
      if (!known?.judged) return UNKNOWN
      return { arusCode: known.arusCode, ...known.judged }
    }),
  }
}
