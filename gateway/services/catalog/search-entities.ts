import type { Pair } from '@/gateway/services/catalog/find-by-pairs'
import { findRequested } from '@/gateway/services/catalog/find-requested'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { toEntity, type WireEntity } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { areFitting } from '@/gateway/services/fitment/judge-products'
import { requestedCars } from '@/gateway/services/fitment/requested-cars'

/** Products by internal codes or pairs, in the order of the request and each once; unknown ones are left out. */
export async function searchEntities(
  deps: ServiceDeps,
  requested: readonly (string | Pair)[],
  assistants: readonly string[],
): Promise<WireEntity[]> {
  const reference = await deps.reference()
  const ids = (await findRequested(deps, requested)).filter((id) => id !== undefined)
  const cards = await loadCards(deps.db, [...new Set(ids)])
  const fitting = await areFitting(
    deps,
    cards.map(({ id }) => id),
    await requestedCars(deps, assistants),
  )
  return cards.map((card, at) => toEntity(reference, card, deps.now(), fitting[at]))
}
