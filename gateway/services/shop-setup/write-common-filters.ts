import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { toCode } from '@/gateway/core/text/to-code'
import { COMMON_FILTERS, DELIVERY_OPTIONS, STOCK_OPTIONS } from '@/gateway/services/shop-setup/common-filters'

const STEP = 10

/** Gives every section the filters that need no properties; existing filters stay as they are. */
export async function writeCommonFilters(db: Database): Promise<void> {
  for (const [at, filter] of COMMON_FILTERS.entries()) {
    const { type, source, code, title, unit, isRewrite, uriSequent, tooltip, heading } = filter
    await db.execute(
      sql`insert into filters (type, source, code, title, unit, is_rewrite, rewrite_code, uri_sequent, tooltip,
          heading)
        select ${type}, ${source}, ${code}, ${title}, ${unit}, ${isRewrite}, ${isRewrite ? code : null}, ${uriSequent},
          ${tooltip}, ${heading}
        where not exists (select 1 from filters where source = ${source})`,
    )
    await db.execute(
      sql`insert into section_filters (section_id, filter_id, sequence, is_opened)
        select s.id, f.id, ${(at + 1) * STEP}, true from sections s join filters f on f.source = ${source}
        on conflict do nothing`,
    )
  }
  await writeOptions(db, 'delivery', DELIVERY_OPTIONS)
  await writeOptions(db, 'stock', STOCK_OPTIONS)
}

async function writeOptions(db: Database, source: string, options: typeof DELIVERY_OPTIONS): Promise<void> {
  for (const [at, { value, title, heading }] of options.entries()) {
    await db.execute(
      sql`insert into filter_options (filter_id, value, title, rewrite_code, sequent, heading)
        select f.id, ${value}, ${title}, ${toCode(value)}, ${at + 1}, ${heading} from filters f where f.source = ${source}
        on conflict do nothing`,
    )
  }
}
