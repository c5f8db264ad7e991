import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'

/** An import makes brands; each needs its option before it can be counted. */
export async function addBrandOptions(db: Database): Promise<void> {
  await db.execute(sql`
    insert into filter_options (filter_id, value, title, rewrite_code, brand_id)
    select f.id, b.code, b.title, b.code, b.id from brands b
    join filters f on f.source = 'brand'
    where not exists (select 1 from filter_options o where o.brand_id = b.id)
    order by b.id
    on conflict do nothing`)
}
