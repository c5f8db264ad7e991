import { and, inArray, isNull } from 'drizzle-orm'
import { products } from '@/gateway/db/schema/catalog'
import { findByPairs, type Pair } from '@/gateway/services/catalog/find-by-pairs'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'

async function idsByCode({ db }: ServiceDeps, codes: readonly number[]) {
  if (codes.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(and(inArray(products.code, [...codes]), isNull(products.hiddenAt)))
  return new Map(rows.map((row) => [row.code, row.id]))
}

/** Ids of products by internal codes or pairs, in the order of the request; undefined where a product is not known. */
export async function findRequested(
  deps: ServiceDeps,
  requested: readonly (string | Pair)[],
): Promise<(number | undefined)[]> {
  const pairs = requested.filter((item) => typeof item !== 'string')
  const codes = requested.flatMap((item) => (typeof item === 'string' ? (codeNumberOf(item) ?? []) : []))
  const byCode = await idsByCode(deps, codes)
  const pairIds = await findByPairs(deps.db, await deps.reference(), pairs)
  const idOfPair = new Map(pairs.map((pair, at) => [pair, pairIds[at]]))
  return requested.map((item) =>
    typeof item === 'string' ? byCode.get(codeNumberOf(item) ?? -1) : idOfPair.get(item),
  )
}
