import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import { exportOrders, type OrdersExport } from '@/gateway/services/orders/export/export-orders'
import { toOrdersXml, type NumberOf } from './to-orders-xml'

/** Orders of one answer; the rest follows with the next exchange. */
const MAX_ORDERS = 500
const CODE = /^00-(\d{8})/

/** The orders that have changed since 1C took some last, as one document of CommerceML. */
export async function handOrders(deps: ServiceDeps, exchange: string): Promise<string> {
  const { db } = deps
  const [taken] = await selectRows<{ last: string | number | null }>(
    db,
    sql`select max(last_event) as last from exchange_orders where is_taken`,
  )
  const { orders, next } = await exportOrders(deps, { cursor: String(taken?.last ?? 0), limit: MAX_ORDERS })
  await db.execute(sql`
    insert into exchange_orders (exchange, last_event) values (${exchange}, ${Number(next)})
    on conflict (exchange) do update set last_event = excluded.last_event, is_taken = false`)
  return toOrdersXml(orders, await numbersOf(db, orders), deps.now())
}

/** What 1C was handed has arrived; without that it is handed the same once more. */
export async function confirmOrders(db: Database, exchange: string): Promise<void> {
  await db.execute(sql`update exchange_orders set is_taken = true where exchange = ${exchange}`)
  await db.execute(sql`
    delete from exchange_orders o where created_at < now() - interval '1 day' and last_event < (
      select max(last_event) from exchange_orders where is_taken)`)
}

async function numbersOf(db: Database, orders: OrdersExport['orders']): Promise<NumberOf> {
  const codeOf = (id: string) => Number(CODE.exec(id)?.[1] ?? 0)
  const codes = orders.flatMap(({ products }) =>
    products.map(({ productExternalId }) => codeOf(productExternalId)),
  )
  const rows = await selectRows<{ code: number; id: string }>(
    db,
    sql`select p.code, min(g.id) as id from exchange_goods g join products p on p.id = g.product_id
      where p.code = any(${sql.param([...new Set(codes)])}::int[]) and not g.is_deleted group by p.code`,
  )
  const known = new Map(rows.map(({ code, id }) => [code, id]))
  return (productExternalId) => known.get(codeOf(productExternalId))
}
