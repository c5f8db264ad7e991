import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { brandAliases, brands, productIcons, properties, sections } from '@/gateway/db/schema/catalog'
import {
  filterOptions,
  filters,
  filterSets,
  sectionFilters,
  sectionIndexes,
} from '@/gateway/db/schema/filters'
import { shops, suppliers } from '@/gateway/db/schema/offers'
import { originalCatalogs } from '@/gateway/db/schema/original-catalogs'
import { promotions } from '@/gateway/db/schema/promotions'
import { productTags } from '@/gateway/db/schema/site'

/** What the reference is made of; the indexes stand for the products, which are too many to look at. */
export const STAMPED_TABLES = [
  sections,
  brands,
  brandAliases,
  filters,
  filterOptions,
  filterSets,
  sectionFilters,
  properties,
  productIcons,
  suppliers,
  shops,
  productTags,
  promotions,
  originalCatalogs,
  sectionIndexes,
]

/**
 * Describes the state of the reference's source rows, whichever process wrote them. `xmin` is the transaction that wrote a row
 * last: an edit raises the sum, and an added or removed row changes the count.
 */
export async function stampCatalogReference(db: Database): Promise<string> {
  const parts = STAMPED_TABLES.map(
    (table) => sql`(select concat_ws(':', count(*), sum(xmin::text::bigint)) from ${table})`,
  )
  const [row] = await selectRows<{ stamp: string }>(
    db,
    sql`select concat_ws('/', ${sql.join(parts, sql`, `)}) as stamp`,
  )
  return row?.stamp ?? ''
}
