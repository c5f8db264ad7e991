import type { Database } from '@/gateway/core/database'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'

export type ImportChanges = {
  /** Products whose offers changed. */
  productIds: readonly number[]
  productsCreated: number
  newBrands: readonly string[]
}

/** What shows the number of the shop's products, and their suppliers. */
export const COUNTS: readonly PurgeTag[] = ['bootstrap', 'section', 'brand', 'meta']

/** Tags of a price list's changes. Words may find any product, so every search counts as changed. */
export async function tagsOfImport(db: Database, changes: ImportChanges): Promise<PurgeTag[]> {
  if (changes.productIds.length === 0) return []
  const hasNewGoods = changes.productsCreated > 0 || changes.newBrands.length > 0
  return ['search', ...(hasNewGoods ? COUNTS : []), ...(await tagsOfProducts(db, changes.productIds))]
}
