import { inArray } from 'drizzle-orm'
import { products } from '@/gateway/db/schema-catalog'
import { findByPairs, type Pair } from '@/gateway/services/catalog/find-by-pairs'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { codeNumberOf, toEntity, type WireEntity } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { vehicleIdsOf } from '@/gateway/services/listing/find-vehicles'

async function idsByCode({ db }: ServiceDeps, codes: readonly number[]) {
  if (codes.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.code, [...codes]))
  return new Map(rows.map((row) => [row.code, row.id]))
}

/** Products by internal codes or pairs, in the order asked for and each once; unknown ones are left out. */
export async function searchEntities(
  deps: ServiceDeps,
  wanted: readonly (string | Pair)[],
  assistants: readonly string[],
): Promise<WireEntity[]> {
  const reference = await deps.reference()
  const pairs = wanted.filter((item) => typeof item !== 'string')
  const codes = wanted.flatMap((item) => (typeof item === 'string' ? (codeNumberOf(item) ?? []) : []))
  const byCode = await idsByCode(deps, codes)
  const pairIds = await findByPairs(deps.db, reference, pairs)
  const idOfPair = new Map(pairs.map((pair, at) => [pair, pairIds[at]]))
  const ids = wanted.flatMap((item) => {
    if (typeof item !== 'string') return idOfPair.get(item) ?? []
    return byCode.get(codeNumberOf(item) ?? -1) ?? []
  })
  const cards = await loadCards(deps.db, [...new Set(ids)])
  const vehicleIds = vehicleIdsOf(assistants)
  return cards.map((card) => toEntity(reference, card, vehicleIds))
}
