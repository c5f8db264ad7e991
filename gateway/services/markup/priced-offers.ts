import { sql, type SQL } from 'drizzle-orm'
import { ruleOf, rulesTable } from '@/gateway/services/markup/price-sql'
import type { Rule } from '@/gateway/services/markup/rules'

/**
 * The tables `rules` and `priced` of a statement: each offer `o` that is meant and has no manual price, with its price by the rules, and
 * with which of them.
 */
export function pricedOffers(rules: readonly Rule[], isMeant: SQL = sql`true`): SQL {
  const listPrice = sql`coalesce(o.purchase_price, o.price)`
  const rule = ruleOf({
    supplierId: sql`o.supplier_id`,
    isVendor: sql`s.is_vendor`,
    brandId: sql`p.brand_id`,
    sectionPath: sql`c.path`,
    listPrice,
  })
  return sql`${rulesTable(rules)}, priced as (
    select o.product_id, o.supplier_id, o.price as old_price, o.purchase_price as old_purchase_price,
      ${listPrice} as list_price, rule.id as rule_id, coalesce(rule.price, ${listPrice}) as price,
      case when rule.id is not null then ${listPrice} end as purchase_price
    from offers o join products p on p.id = o.product_id join suppliers s on s.id = o.supplier_id
    left join sections c on c.id = p.section_id left join lateral (${rule}) rule on true
    where ${isMeant} and not exists (select from manual_prices m
      where m.product_id = o.product_id and m.supplier_id = o.supplier_id and m.price = o.price)
  )`
}
