import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/db/database'

const MAX_ANALOGS = 100

/** Parts that share a vehicle maker's number or a cross group with the part: what is in stock first, then the cheapest. */
export async function findAnalogs(db: Database, productId: number): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select p.id from (
      select other.product_id from product_oem_numbers own
        join product_oem_numbers other on other.oem_number_id = own.oem_number_id
        where own.product_id = ${productId}
      union
      select other.product_id from product_crosses own
        join product_crosses other on other.group_id = own.group_id
        where own.product_id = ${productId}
    ) analogs join products p on p.id = analogs.product_id
    where p.id <> ${productId}
    order by (p.total_quantity > 0) desc, p.best_price nulls last, p.id limit ${MAX_ANALOGS}`,
  )
  return rows.map((row) => row.id)
}

/** Parts that replace a vehicle maker's number. */
export async function findReplacements(db: Database, oemNumberId: number): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select p.id from product_oem_numbers l join products p on p.id = l.product_id
      where l.oem_number_id = ${oemNumberId}
      order by (p.total_quantity > 0) desc, p.best_price nulls last, p.id limit ${MAX_ANALOGS}`,
  )
  return rows.map((row) => row.id)
}
