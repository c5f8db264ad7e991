import { type SQL, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { internalCodeOf, toRubles } from '@/gateway/services/cards/to-entity'
import { isOver, MAX_ALERTS } from '@/gateway/services/alerts/alert-rules'

type Row = {
  brand: string
  article: string
  code: number
  title: string
  pictures: string[]
  price: number | null
  bestPrice: number | null
  createdMs: number
  notifiedMs: number | null
}

const MS = 1000

function ofUser(userId: string, which: SQL) {
  return sql`select b.title as brand, p.article, p.code, p.title, p.pictures, a.price, p.best_price as "bestPrice",
      (extract(epoch from a.created_at) * ${MS})::float8 as "createdMs",
      (extract(epoch from a.notified_at) * ${MS})::float8 as "notifiedMs"
    from product_alerts a
    join products p on p.id = a.product_id
    join brands b on b.id = p.brand_id
    where a.user_id = ${userId}::uuid and ${which}`
}

function toAlert({ brand, article, code, title, pictures, price, bestPrice, createdMs, notifiedMs }: Row) {
  return {
    brand,
    article,
    internalCode: internalCodeOf(code),
    title,
    pictureUrl: pictures,
    price: toRubles(price),
    currentPrice: bestPrice !== null && bestPrice > 0 ? toRubles(bestPrice) : null,
    createdAt: new Date(createdMs).toISOString(),
    notifiedAt: notifiedMs === null ? null : new Date(notifiedMs).toISOString(),
  }
}

/** What a person waits for, the newest first, then what emails were sent about lately. */
export async function listAlerts(db: Database, userId: string, now: Date) {
  const rows = await selectRows<Row>(
    db,
    sql`${ofUser(userId, sql`not ${isOver(now)}`)}
      order by a.notified_at desc nulls first, a.created_at desc, a.product_id desc limit ${2 * MAX_ALERTS}`,
  )
  return rows.map(toAlert)
}

export async function readAlert(db: Database, userId: string, productId: number) {
  const [row] = await selectRows<Row>(db, ofUser(userId, sql`a.product_id = ${productId}`))
  if (!row) throw new Error('the alert is gone')
  return toAlert(row)
}
