import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'

/** Takes out of the staged rows of a goods file what the staff says otherwise, and notes what the file says. */
export async function keepOverrides(tx: Database): Promise<void> {
  await tx.execute(sql`update product_overrides o set file_value = to_jsonb(g.content) from goods_rows g
    where o.field = 'content' and o.product_id = g.product_id and g.content is not null
      and o.file_value is distinct from to_jsonb(g.content)`)
  await tx.execute(sql`update goods_rows g set content = null from product_overrides o
    where o.field = 'content' and o.product_id = g.product_id`)
}
