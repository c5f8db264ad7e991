import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { loadCards, type Card } from '@/gateway/services/cards/load-cards'
import { toEntity } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findPart } from '@/gateway/services/parts/find-part'
import { findByArticle } from '@/gateway/services/words/find-by-article'

const CANDIDATES = 400

export type SimilarQuery = {
  article: string
  brand?: string | undefined
  brandExternalId?: string | undefined
  limit: number
}

async function findOrigin(deps: ServiceDeps, query: SimilarQuery): Promise<Card | undefined> {
  const wanted = query.brandExternalId || query.brand
  if (wanted) {
    const brand = resolveBrand(await deps.reference(), wanted)
    return brand && findPart(deps.db, brand.id, query.article)
  }
  const { ids } = await findByArticle(deps.db, query.article)
  return (await loadCards(deps.db, ids.slice(0, 1)))[0]
}

/** Goods of the same section that sell well: those for the same vehicles and of a like price first. */
export async function findSimilarParts(deps: ServiceDeps, query: SimilarQuery) {
  const origin = await findOrigin(deps, query)
  if (!origin || origin.sectionId === null) return []
  const rows = await selectRows<{ id: number }>(
    deps.db,
    sql`select id from (
      select id, best_price, vehicle_ids, sales_score from products
      where section_id = ${origin.sectionId} and id <> ${origin.id} and total_quantity > 0
      order by sales_score desc nulls last limit ${CANDIDATES}
    ) candidates
    order by (vehicle_ids && ${sql.param(origin.vehicleIds)}::int[]) desc,
      abs(best_price - ${origin.bestPrice ?? 0}::int), sales_score desc, id
    limit ${query.limit}`,
  )
  const reference = await deps.reference()
  const cards = await loadCards(
    deps.db,
    rows.map((row) => row.id),
  )
  return cards.map((card) => toEntity(reference, card, deps.now()))
}
