import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { codeNumberOf, toEntity } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'

/** So many of the newest orders count: older ones say little, and cost more to read. */
const ORDERS = 500
/** One common order may be chance: such products are left out as soon as others have more. A young shop has nothing else. */
const REPEATED = 2

type Requested = { codes: readonly string[]; limit: number }

/**
 * Products of the same orders as these, the most frequent first; without those that are not offered or were cancelled. The
 * answer is cached for a minute.
 */
export async function findBoughtTogether(deps: ServiceDeps, { codes, limit }: Requested) {
  const numbers = [...new Set(codes.flatMap((code) => codeNumberOf(code) ?? []))].toSorted((a, b) => a - b)
  if (numbers.length === 0) return []
  const key = `together/${limit}/${numbers.join(',')}`
  const ids = await deps.answers.remember<number[]>(key, () => readIds(deps, numbers, limit))
  const [reference, cards] = [await deps.reference(), await loadCards(deps.db, ids)]
  return cards.map((card) => toEntity(reference, card, deps.now()))
}

/**
 * Those of the codes' products that were ever ordered: most were not, and what follows costs several times as much to plan. A
 * single line is looked for, since `exists` is planned as a join, which takes twice as long.
 */
async function findOrdered({ db }: ServiceDeps, codes: readonly number[]): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select p.id from products p where p.code = any(${sql.param(codes)}::int[])
      and (select l.product_id from order_lines l where l.product_id = p.id limit 1) is not null`,
  )
  return rows.map(({ id }) => id)
}

async function readIds(deps: ServiceDeps, codes: readonly number[], limit: number): Promise<number[]> {
  const ordered = await findOrdered(deps, codes)
  if (ordered.length === 0) return []
  const own = sql.param(ordered)
  const rows = await selectRows<{ id: number }>(
    deps.db,
    sql`with bought as (
      select distinct l.order_id, o.created_at
      from order_lines l join orders o on o.id = l.order_id
      where l.product_id = any(${own}::int[]) and l.status not in ('cancelled', 'refused')
    ), newest as (
      select order_id from bought order by created_at desc limit ${ORDERS}
    ), beside as (
      select p.id, p.sales_score, count(distinct n.order_id) as orders
      from newest n
        join order_lines l on l.order_id = n.order_id and l.status not in ('cancelled', 'refused')
        join products p on p.id = l.product_id
      where p.id <> all(${own}::int[]) and p.total_quantity > 0
      group by p.id
    )
    select id from (select *, max(orders) over () as most from beside) counted
    where orders >= least(most, ${REPEATED})
    order by orders desc, sales_score desc nulls last, id
    limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
