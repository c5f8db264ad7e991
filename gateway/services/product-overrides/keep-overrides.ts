import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { OWN_PROPERTIES } from '@/gateway/services/reference/own-properties'
import { propertyField } from '@/gateway/services/product-overrides/property-field'

const PREFIX = propertyField('')
/** The slug of an override `o`. */
const SLUG = sql`substr(o.field, ${PREFIX.length + 1}::integer)`
const IS_PROPERTY = sql`starts_with(o.field, ${PREFIX})`

/** Takes out of the staged rows of a goods file what the staff says otherwise, and notes what the file says. */
export async function keepOverrides(tx: Database): Promise<void> {
  await tx.execute(sql`update product_overrides o set file_value = to_jsonb(g.content) from goods_rows g
    where o.field = 'content' and o.product_id = g.product_id and g.content is not null
      and o.file_value is distinct from to_jsonb(g.content)`)
  await tx.execute(sql`update goods_rows g set content = null from product_overrides o
    where o.field = 'content' and o.product_id = g.product_id`)
  await tx.execute(sql`update product_overrides o set file_value = to_jsonb(g.pictures) from goods_rows g
    where o.field = 'pictures' and o.product_id = g.product_id and g.pictures is not null
      and o.file_value is distinct from to_jsonb(g.pictures)`)
  await tx.execute(sql`update goods_rows g set pictures = null from product_overrides o
    where o.field = 'pictures' and o.product_id = g.product_id`)
  await tx.execute(sql`update product_overrides o set file_value = g.properties -> ${SLUG} from goods_rows g
    where ${IS_PROPERTY} and o.product_id = g.product_id and g.properties ? ${SLUG}
      and o.file_value is distinct from g.properties -> ${SLUG}`)
  await tx.execute(sql`delete from goods_barcodes g using product_overrides o
    where o.field = ${propertyField(OWN_PROPERTIES.barcode.slug)} and o.product_id = g.product_id`)
  await tx.execute(sql`update goods_rows g set properties = g.properties - own.slugs from (
      select o.product_id, array_agg(${SLUG}) as slugs from product_overrides o where ${IS_PROPERTY} group by o.product_id) own
    where own.product_id = g.product_id`)
}
