import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import type { Viewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination } from '@/gateway/core/to-pagination'
import { toCarKey } from '@/gateway/services/cars/line-car'
import { toOrderSummary, type LineRow } from '@/gateway/services/orders/to-order'
import { articleKey } from '@/lib/parts/keys'
import { articleSpellings } from '@/lib/parts/number/article-spellings'

type Query = {
  page: number
  limit: number
  search?: string | undefined
  car?: string | null | undefined
  isArchive: boolean
}

function escapeLike(text: string) {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Orders by a part of their number, or by a part's number, maker or name within them. */
function matches(search: string): SQL | undefined {
  const words = `%${escapeLike(search)}%`
  const keys = articleSpellings(search).map((text) => articleKey(text).replaceAll(/[^\p{L}\p{N}]/gu, ''))
  const numbers = keys.filter((key) => key !== '').map((key) => `%${key}%`)
  return or(
    sql`${orders.number} like ${words}`,
    sql`exists (select 1 from order_lines l where l.order_id = ${orders.id} and (
      l.title ilike ${words} or l.brand ilike ${words}
      or regexp_replace(lower(l.article), '[^[:alnum:]]', '', 'g') like any(${sql.param(numbers)}::text[])))`,
  )
}

function isFor(car: string | null): SQL {
  return car === null
    ? sql`not exists (select 1 from order_lines l where l.order_id = ${orders.id} and l.car_name is not null)`
    : sql`exists (select 1 from order_lines l where l.order_id = ${orders.id} and l.car_name = ${toCarKey(car)})`
}

/** The viewer's current or finished orders, newest first. */
export async function listOrders(
  { db }: ServiceDeps,
  viewer: Viewer,
  { page, limit, search, car, isArchive }: Query,
) {
  const requested = and(
    eq(orders.userId, viewer.userId),
    isArchive ? isNotNull(orders.archivedAt) : isNull(orders.archivedAt),
    search ? matches(search) : undefined,
    car === undefined ? undefined : isFor(car),
  )
  const [counted] = await db.select({ total: count() }).from(orders).where(requested)
  const rows = await db
    .select()
    .from(orders)
    .where(requested)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset((page - 1) * limit)
  const linesOf = new Map<string, LineRow[]>(rows.map(({ id }) => [id, []]))
  if (rows.length > 0) {
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, [...linesOf.keys()]))
      .orderBy(asc(orderLines.position))
    for (const line of lines) linesOf.get(line.orderId)?.push(line)
  }
  return {
    orders: rows.map((order) => toOrderSummary(order, linesOf.get(order.id) ?? [])),
    pagination: toPagination({ page, limit }, counted?.total ?? 0),
  }
}
