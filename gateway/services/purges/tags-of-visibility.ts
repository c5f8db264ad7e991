import type { Database } from '@/gateway/core/database'
import { COUNTS } from '@/gateway/services/purges/tags-of-import'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'

/** Tags of everything that may name a product which is hidden now, or shown again: any page of a product may have it as an analog. */
export async function tagsOfVisibility(db: Database, productId: number): Promise<PurgeTag[]> {
  return ['product', 'search', 'review', 'content', ...COUNTS, ...(await tagsOfProducts(db, [productId]))]
}
