import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { loadCards, loadJudgedCards } from '@/gateway/services/cards/load-cards'
import { toEntity } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findPart } from '@/gateway/services/parts/find-part'
import { type ComparedPart, nearestTo, readSectionGoods } from '@/gateway/services/parts/section-goods'
import { findByArticle } from '@/gateway/services/words/find-by-article'

export type SimilarQuery = {
  article: string
  brand?: string | undefined
  brandExternalId?: string | undefined
  limit: number
}

/** What the others are compared with. */
export type Origin = ComparedPart & { sectionId: number | null }

async function findOrigin(deps: ServiceDeps, query: SimilarQuery): Promise<Origin | undefined> {
  const requested = query.brandExternalId || query.brand
  if (requested) {
    const brand = resolveBrand(await deps.reference(), requested)
    return brand && findPart(deps.db, brand.id, query.article)
  }
  const ids = (await findByArticle(deps.db, query.article)).ids.slice(0, 1)
  const [[card], [judged]] = await Promise.all([loadCards(deps.db, ids), loadJudgedCards(deps.db, ids)])
  return card && judged && { ...card, ...judged }
}

export async function findSimilarParts(deps: ServiceDeps, query: SimilarQuery) {
  const origin = await findOrigin(deps, query)
  return origin ? findSimilarTo(deps, origin, query.limit) : []
}

/** Well-selling products of the same section: those for the same vehicles and of a like price first. The section is cached for a minute. */
export async function findSimilarTo(deps: ServiceDeps, origin: Origin, limit: number) {
  const { sectionId } = origin
  if (sectionId === null) return []
  const goods = await deps.sectionGoods.remember(sectionId, () => readSectionGoods(deps.db, sectionId))
  const cards = await loadCards(deps.db, nearestTo(origin, goods, limit))
  const reference = await deps.reference()
  return cards.map((card) => toEntity(reference, card, deps.now()))
}
