import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'

/** Recalculates the rating of a product from published reviews, and purges the pages that show it. */
export async function recountRating(tx: Database, productId: number, internalCode: string): Promise<void> {
  await tx.execute(sql`
    update products set
      rating = coalesce(made.mean, 0),
      reviews_count = made.count
    from (
      select round(avg(rating), 2)::real as mean, count(*)::int as count
      from reviews where product_id = ${productId} and status = 'published'
    ) made
    where products.id = ${productId}`)
  await announcePurge(tx, [`review:${internalCode}`, ...(await tagsOfProducts(tx, [productId]))])
}
