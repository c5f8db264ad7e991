import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import { announcePurge } from '@/gateway/services/purges/announce-purge'

/** Counts the published questions of a product anew, and purges the page that shows them. */
export async function recountQuestions(tx: Database, productId: number): Promise<void> {
  const [product] = await selectRows<{ code: number }>(
    tx,
    sql`update products set questions_count = (
        select count(*)::int from questions where product_id = ${productId} and status = 'published'
      ) where id = ${productId} returning code`,
  )
  if (!product) return
  const code = internalCodeOf(product.code)
  await announcePurge(tx, [`review:${code}`, `product:${code}`])
}
