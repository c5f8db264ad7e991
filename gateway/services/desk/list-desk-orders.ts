import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { shops } from '@/gateway/db/schema/offers'
import { IS_UNPAID, orderLines, orders } from '@/gateway/db/schema/orders'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { addDays, moscowDay, moscowMoment } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { escapeLike, phoneDigits, requireFindable } from '@/gateway/services/desk/search-text'
import { toOrderSummary, type LineRow } from '@/gateway/services/orders/to-order'
import type { listDeskOrders as operation } from '@/lib/gateway/contracts/desk/orders'
import type { ParsedRequestOf } from '@/lib/gateway/operation'
import { articleKey } from '@/lib/parts/keys'
import { readPickupToken } from '@/lib/parts/pickup-token'
import { articleSpellings } from '@/lib/parts/number/article-spellings'

type Query = ParsedRequestOf<typeof operation>['body']

/** Looked at from the few open returns, not from all orders. */
const HAS_OPEN_RETURN = sql`${orders.id} in (select order_id from order_returns where state in ('requested', 'approved'))`

const COUNTED = ['accepted', 'in_work', 'ready', 'delivering'] as const

/**
 * Two index scans, so that neither table is read whole. A common name is found in the newest orders `within` the rest of the
 * query, so that the search may end early.
 */
function matches(search: string, within: SQL | undefined, limit: SQL): SQL {
  const token = readPickupToken(search)
  if (token) return sql`${orders.number} = ${token.orderNumber} and ${orders.pickupCode} = ${token.code}`
  const words = [search, phoneDigits(search) ?? '']
    .filter((text) => text !== '')
    .map((text) => `%${escapeLike(text.toLowerCase())}%`)
  const keys = articleSpellings(search).map((text) =>
    articleKey(text)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  )
  const byLine = sql`select order_id from order_lines
    where regexp_replace(lower(article), '[^[:alnum:]]', '', 'g') = any(${sql.param(keys)}::text[])`
  const byText = sql.join(
    words.map((text) => sql`lower(number || ' ' || name || ' ' || phone) like ${text}`),
    sql` or `,
  )
  return sql`${orders.id} in (
    (select id from orders where ${and(sql`(${byText})`, within)} ${limit}) union ${byLine})`
}

function isDue(term: Query['term'], now: Date): SQL | undefined {
  if (term === 'any') return undefined
  const today = moscowMoment(moscowDay(now), '00:00')
  const tomorrow = moscowMoment(addDays(moscowDay(now), 1), '00:00')
  const days =
    term === 'overdue'
      ? sql`expected_at < ${today.toISOString()}`
      : sql`expected_at >= ${today.toISOString()} and expected_at < ${tomorrow.toISOString()}`
  return sql`${orders.id} in (select order_id from order_lines where status in ('accepted', 'in_work') and ${days})`
}

const PAYMENTS: Record<Query['payment'], SQL | undefined> = {
  any: undefined,
  paid: sql`not (${IS_UNPAID})`,
  owed: sql`${orders.isPaymentOnline} and ${IS_UNPAID}`,
  'on-receipt': sql`not ${orders.isPaymentOnline} and ${IS_UNPAID}`,
}

function inState(state: Query['state']): SQL | undefined {
  if (state === 'all') return undefined
  if (state === 'returns') return HAS_OPEN_RETURN
  if (state === 'closed') return isNotNull(orders.archivedAt)
  return state === 'open' ? isNull(orders.archivedAt) : eq(orders.status, state)
}

/** Older than the last order of the page before, wherever that order has moved meanwhile. */
function isAfter(number: string | undefined): SQL | undefined {
  return number === undefined
    ? undefined
    : sql`(${orders.createdAt}, ${orders.id}) < (select created_at, id from orders where number = ${number})`
}

/** Orders of all buyers, newest first. Closed ones are not counted: their number grows for ever, and no manager acts on it. */
export async function listDeskOrders(deps: ServiceDeps, viewer: Viewer, query: Query) {
  const { db } = deps
  await requireStaff(db, viewer)
  requireFindable(query.search)
  const filter = and(
    query.shop === undefined ? undefined : eq(orders.shopId, query.shop),
    isDue(query.term, deps.now()),
    PAYMENTS[query.payment],
  )
  const found = (within: SQL | undefined, limit = sql``) =>
    query.search === '' ? within : and(within, matches(query.search, within, limit))
  const newest = sql`order by ${orders.createdAt} desc, ${orders.id} desc limit ${query.limit + 1}`
  const [rows, counted, returns, places] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(found(and(filter, inState(query.state), isAfter(query.after)), newest))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(query.limit + 1),
    selectRows<{ status: string; count: number }>(
      db,
      sql`select status, count(*)::int as count from orders
        where ${found(and(isNull(orders.archivedAt), filter))} group by status`,
    ),
    selectRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from orders where ${found(and(HAS_OPEN_RETURN, filter))}`,
    ),
    db.select({ id: shops.supplierId, title: shops.title }).from(shops).orderBy(asc(shops.title)),
  ])
  const page = rows.slice(0, query.limit)
  const linesOf = await loadLinesOf(deps, page)
  const countOf = (status: string) => counted.find((row) => row.status === status)?.count ?? 0
  const [accepted, inWork, ready, delivering] = COUNTED.map(countOf)
  return {
    orders: page.map((order) => ({
      ...toOrderSummary(order, linesOf.get(order.id) ?? []),
      buyer: { name: order.name, phone: order.phone },
      shop: places.find(({ id }) => id === order.shopId)?.title ?? null,
    })),
    counts: {
      open: counted.reduce((sum, { count }) => sum + count, 0),
      accepted: accepted ?? 0,
      in_work: inWork ?? 0,
      ready: ready ?? 0,
      delivering: delivering ?? 0,
      returns: returns[0]?.count ?? 0,
    },
    shops: places,
    next: rows.length > query.limit ? (page.at(-1)?.number ?? null) : null,
  }
}

async function loadLinesOf({ db }: ServiceDeps, page: readonly { id: string }[]) {
  const linesOf = new Map<string, LineRow[]>(page.map(({ id }) => [id, []]))
  if (page.length === 0) return linesOf
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...linesOf.keys()]))
    .orderBy(asc(orderLines.position))
  for (const line of lines) linesOf.get(line.orderId)?.push(line)
  return linesOf
}
