import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { isSameUnit } from '@/gateway/services/commerce-ml/okei'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { unitOf } from '@/gateway/services/reference/unit-of'

type Counted = { unit: string; sectionId: number | null; title: string; count: number }

/** What to tell 1C of goods that it counts in another unit than their section does: their price and stock would be for that unit. */
export async function describeOtherUnits(db: Database): Promise<string> {
  const counted = await selectRows<Counted>(
    db,
    sql`select s.unit, p.section_id as "sectionId", min(s.title) as title, count(*)::int as count
      from exchange_staged_goods s join products p on p.id = s.product_id
      where s.unit <> '' group by s.unit, p.section_id order by count(*) desc, s.unit, p.section_id`,
  )
  if (counted.length === 0) return ''
  const reference = await loadCatalogReference(db)
  const others = counted
    .map((row) => ({ ...row, own: unitOf(reference, row.sectionId) }))
    .filter(({ unit, own }) => !isSameUnit(unit, own))
  const [first] = others
  if (!first) return ''
  const pieces = others.reduce((sum, { count }) => sum + count, 0)
  return ` Единица в 1С другая, чем у раздела на сайте: товаров ${pieces}, например «${first.title}» (1С: ${first.unit}, сайт: ${first.own}).`
}
