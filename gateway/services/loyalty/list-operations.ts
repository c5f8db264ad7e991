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
  amount: number
  order_number: string | null
  at: Date | string
  total: string | number
}

/** What came to the card, what was spent and what has burnt, newest first; rewards still waiting are not among it. */
export async function listOperations({ db, now }: ServiceDeps, viewer: Viewer, { page, limit }: Paging) {
  const at = now()
  const { balance } = await requireBuyer(db, viewer, at)
  const moment = sql`${at.toISOString()}::timestamptz`
  const rows = await selectRows<Row>(
    db,
    sql`with own as (select * from bonus_operations where user_id = ${viewer.userId}),
      entries as (
        select id::text, type, title, amount, order_id, available_at as at, id as place from own
          where available_at <= ${moment}
        union all
        select 'expire-' || id, 'expire', 'Бонусы сгорели', -remaining, null, expires_at, id from own
          where remaining > 0 and available_at <= ${moment} and expires_at <= ${moment}
      )
      select e.id, e.type, e.title, e.amount, o.number as order_number, e.at, count(*) over () as total
      from entries e left join orders o on o.id = e.order_id
      order by e.at desc, e.place desc limit ${limit} offset ${(page - 1) * limit}`,
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    items: rows.map(({ id, type, title, amount, order_number: orderNumber, at: happenedAt }) => ({
      id,
      type,
      title,
      amount,
      orderNumber,
      createdAt: new Date(happenedAt).toISOString(),
    })),
    balance,
    pagination: toPagination({ page, limit }, total),
  }
}
