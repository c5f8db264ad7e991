import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'

type Row = {
  id: string
  type: 'reward' | 'writeoff' | 'expire' | 'promo'
  title: string
  amount: string | number
  order_number: string | null
  at: Date | string
  remaining: string | number
  expires_at: Date | string | null
  total: string | number
}

/** Credits, debits and burnt bonuses of the card, newest first: lines of an order credited at once are one. Without rewards still waiting. */
export async function listOperations(
  { db, now }: ServiceDeps,
  viewer: Pick<Viewer, 'userId'>,
  { page, limit }: Paging,
) {
  const at = now()
  const { balance } = await requireBuyer(db, viewer, at)
  const moment = sql`${at.toISOString()}::timestamptz`
  const rows = await selectRows<Row>(
    db,
    sql`with own as (select * from bonus_operations where user_id = ${viewer.userId}),
      entries as (
        select min(id) as place, min(id)::text as id, type, title, sum(amount) as amount, order_id, available_at as at,
          sum(case when expires_at is null or expires_at > ${moment} then remaining else 0 end) as remaining,
          case when sum(remaining) > 0 and expires_at > ${moment} then expires_at end as expires_at
          from own where available_at <= ${moment}
          group by type, title, order_id, available_at, expires_at, case when order_id is null then id end
        union all
        select min(id), 'expire-' || min(id), 'expire', 'Бонусы сгорели', -sum(remaining), order_id, expires_at, 0, null
          from own where remaining > 0 and available_at <= ${moment} and expires_at <= ${moment}
          group by order_id, expires_at, case when order_id is null then id end
      )
      select e.id, e.type, e.title, e.amount, o.number as order_number, e.at, e.remaining, e.expires_at,
        count(*) over () as total
      from entries e left join orders o on o.id = e.order_id
      order by e.at desc, e.place desc limit ${limit} offset ${(page - 1) * limit}`,
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    items: rows.map((row) => ({
      id: row.id,
      type: row.type,
      title: row.title,
      amount: Number(row.amount),
      orderNumber: row.order_number,
      createdAt: new Date(row.at).toISOString(),
      remaining: Number(row.remaining),
      expiresAt: row.expires_at && new Date(row.expires_at).toISOString(),
    })),
    balance,
    pagination: toPagination({ page, limit }, total),
  }
}
