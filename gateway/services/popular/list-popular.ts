import { loadCards } from '@/gateway/services/cards/load-cards'
import { toEntity } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readListing } from '@/gateway/services/listing/read-listing'
import { loadChoices } from '@/gateway/services/popular/popular-choice'
import { ROOT_SECTION_CODE } from '@/gateway/services/reference/load-catalog-reference'
import { MAX_POPULAR } from '@/lib/gateway/contracts/catalog/popular'

const BY_SALES = { section: ROOT_SECTION_CODE, filters: [], selections: [], assistants: [], page: 1 }

/** What the staff chose and can be bought now; where that is nothing, what sells best. */
export async function listPopular(deps: ServiceDeps) {
  const [last] = await loadChoices(deps.db, 1)
  const cards = await loadCards(deps.db, last?.choice.productIds ?? [])
  const sold = cards.filter(({ bestPrice }) => bestPrice !== null)
  if (sold.length === 0)
    return { items: (await readListing(deps, { ...BY_SALES, limit: MAX_POPULAR })).entities }
  const reference = await deps.reference()
  return { items: sold.map((card) => toEntity(reference, card, deps.now())) }
}
