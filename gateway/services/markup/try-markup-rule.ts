import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { requireAdmin } from '@/gateway/services/accounts/require-staff'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { pricedOffers } from '@/gateway/services/markup/priced-offers'
import { byPrecedence, loadRules } from '@/gateway/services/markup/rules'
import { toColumns } from '@/gateway/services/markup/terms'
import type { tryMarkupRule as operation } from '@/lib/gateway/contracts/desk/rules'
import { MAX_INT } from '@/lib/gateway/contracts/limits'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

const SHOWN = 20

/** Orders a new rule after all others of its kind, as the database will. */
const NEXT_ID = MAX_INT

type Row = {
  matched: number
  changed: number
  offers: (Record<'brand' | 'article' | 'title' | 'supplier', string> &
    Record<'listPrice' | 'oldPrice' | 'newPrice', number>)[]
}

/** What prices would be with a rule, computed as they are when it is saved; nothing is written. */
export async function tryMarkupRule(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, terms }: ParsedRequestOf<typeof operation>['body'],
) {
  await requireAdmin(deps.db, viewer)
  const columns = toColumns(await deps.reference(), terms)
  const rules = await loadRules(deps.db)
  if (id !== null && !rules.some((rule) => rule.id === id)) throw notFound('Такого правила нет.')
  const ruleId = id ?? NEXT_ID
  const draft = { ...columns, id: ruleId, authorId: null, author: null, changedAt: deps.now() }
  const tried = [...rules.filter((rule) => rule.id !== id), draft].toSorted(byPrecedence)
  const [row] = await selectRows<Row>(
    deps.db,
    sql`with ${pricedOffers(tried)}, changed as materialized (
        select * from priced where price <> old_price
      ), shown as (
        select b.title as brand, p.article, p.title, s.title as supplier, c.list_price as "listPrice",
          c.old_price as "oldPrice", c.price as "newPrice"
        from changed c join products p on p.id = c.product_id join brands b on b.id = p.brand_id
        join suppliers s on s.id = c.supplier_id
        order by p.sales_score desc, p.id, s.id limit ${SHOWN}
      )
      select (select count(*)::int from priced where rule_id = ${ruleId}) as matched,
        (select count(*)::int from changed) as changed,
        (select coalesce(json_agg(shown), '[]') from shown) as offers`,
  )
  const { matched, changed, offers } = row ?? { matched: 0, changed: 0, offers: [] }
  return {
    matched,
    changed,
    offers: offers.map(({ listPrice, oldPrice, newPrice, ...what }) => ({
      ...what,
      listPrice: toRubles(listPrice),
      oldPrice: toRubles(oldPrice),
      newPrice: toRubles(newPrice),
    })),
  }
}
