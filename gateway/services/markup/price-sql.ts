import { sql, type SQL } from 'drizzle-orm'
import type { Rule } from '@/gateway/services/markup/rules'
import { MAX_RULE_RUBLES } from '@/lib/gateway/contracts/desk/rules'

const KOPECKS = 100

/** Sums that a price may have: those that are `ending` more than a multiple of `step`, in kopecks. */
const SUMS: Readonly<Record<Rule['rounding'], { step: number; ending: number }>> = {
  kopeck: { step: 1, ending: 0 },
  '1': { step: KOPECKS, ending: 0 },
  '5': { step: 5 * KOPECKS, ending: 0 },
  '10': { step: 10 * KOPECKS, ending: 0 },
  '50': { step: 50 * KOPECKS, ending: 0 },
  '90': { step: 100 * KOPECKS, ending: 90 * KOPECKS },
}

export type Priceable = Record<'supplierId' | 'isVendor' | 'brandId' | 'sectionPath' | 'listPrice', SQL>

/** The table `rules` of a statement; the rules stand in their order. */
export function rulesTable(rules: readonly Rule[]): SQL {
  const rows = rules
    .filter(({ isOn }) => isOn)
    .map((rule, place) => ({
      place,
      id: rule.id,
      supplier_id: rule.supplierId,
      brand_id: rule.brandId,
      section_id: rule.sectionId,
      price_from: rule.priceFrom,
      price_to: rule.priceTo,
      percent: rule.percent,
      fixed: rule.fixed,
      ...SUMS[rule.rounding],
    }))
  return sql`rules as materialized (
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(place integer, id integer, supplier_id integer,
      brand_id integer, section_id integer, price_from integer, price_to integer, percent integer, fixed integer,
      step bigint, ending bigint))`
}

/** The id and the price of the rule that counts; own goods have one only by a rule that names their supplier. */
export function ruleOf({ supplierId, isVendor, brandId, sectionPath, listPrice }: Priceable): SQL {
  return sql`select r.id, ${markedUp(listPrice)} as price from rules r
    where (r.supplier_id = ${supplierId} or (r.supplier_id is null and ${isVendor}))
      and (r.brand_id is null or r.brand_id = ${brandId})
      and (r.section_id is null or r.section_id = any(${sectionPath}))
      and (r.price_from is null or r.price_from <= ${listPrice})
      and (r.price_to is null or r.price_to > ${listPrice})
    order by r.place limit 1`
}

/** Exact: whole ten-thousandths of a kopeck, divided once, upwards. */
function markedUp(listPrice: SQL): SQL {
  return sql`least(
    r.ending + r.step * (
      (${listPrice}::bigint * (10000 + r.percent) + (r.fixed - r.ending + r.step) * 10000 - 1) / (r.step * 10000)
    ), ${sql.raw(String(MAX_RULE_RUBLES * KOPECKS))})::integer`
}
