import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { isShown } from '@/gateway/services/cards/is-shown'
import { partColumns, type PartCard } from '@/gateway/services/parts/part-card'

const MAX_ANALOGS = 100

/** Parts in stock first, then the cheapest. */
async function loadRanked(db: Database, isRequested: SQL): Promise<PartCard[]> {
  return selectRows<PartCard>(
    db,
    sql`select ${partColumns} from products p where ${isRequested} and ${isShown}
      order by p.total_quantity > 0 desc, p.best_price, p.id limit ${MAX_ANALOGS}`,
  )
}

/** Parts that share a vehicle maker's number or a cross group with the part. */
export async function findAnalogs(db: Database, productId: number): Promise<PartCard[]> {
  return loadRanked(
    db,
    sql`p.id in (
      select other.product_id from product_oem_numbers own
        join product_oem_numbers other on other.oem_number_id = own.oem_number_id
        where own.product_id = ${productId}
      union
      select other.product_id from product_crosses own
        join product_crosses other on other.group_id = own.group_id
        where own.product_id = ${productId}
    ) and p.id <> ${productId}`,
  )
}

/** Parts that replace a vehicle maker's number. */
export async function findReplacements(db: Database, oemNumberId: number): Promise<PartCard[]> {
  return loadRanked(
    db,
    sql`p.id in (select product_id from product_oem_numbers where oem_number_id = ${oemNumberId})`,
  )
}
