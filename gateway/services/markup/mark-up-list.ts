import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { ruleOf, rulesTable } from '@/gateway/services/markup/price-sql'
import { loadRules } from '@/gateway/services/markup/rules'

/** Makes the prices of a list that is being imported those that buyers pay; a line without a rule keeps its own. */
export async function markUpList(db: Database, supplierId: number): Promise<void> {
  const rules = await loadRules(db)
  if (!rules.some(({ isOn }) => isOn)) return
  const rule = ruleOf({
    supplierId: sql`s.id`,
    isVendor: sql`s.is_vendor`,
    brandId: sql`p.brand_id`,
    sectionPath: sql`c.path`,
    listPrice: sql`b.price`,
  })
  await db.execute(sql`
    with ${rulesTable(rules)}, marked as (
      select b.place, rule.price from price_import_best b join products p on p.id = b.product_id
      join suppliers s on s.id = ${supplierId} left join sections c on c.id = p.section_id
      cross join lateral (${rule}) rule
    )
    update price_import_best b set purchase_price = b.price, price = m.price from marked m where m.place = b.place`)
}
