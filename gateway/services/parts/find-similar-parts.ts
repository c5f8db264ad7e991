import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { cardColumns, loadCards, type Card } from '@/gateway/services/cards/load-cards'
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
  const cards = await selectRows<Card>(
    deps.db,
    sql`select ${cardColumns} from (
      select id, vehicle_ids && ${sql.param(origin.vehicleIds)}::int[] as is_shared,
        abs(best_price - ${origin.bestPrice ?? 0}::int) as apart, sales_score
      from (
        select id, best_price, vehicle_ids, sales_score from products
        where section_id = ${origin.sectionId} and id <> ${origin.id} and total_quantity > 0
        order by sales_score desc nulls last limit ${CANDIDATES}
      ) candidates
      order by is_shared desc, apart, sales_score desc, id limit ${query.limit}
    ) nearest join products p on p.id = nearest.id
    order by nearest.is_shared desc, nearest.apart, nearest.sales_score desc, p.id`,
  )
  const reference = await deps.reference()
  return cards.map((card) => toEntity(reference, card, deps.now()))
}
