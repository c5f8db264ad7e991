import { and, asc, desc, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { products } from '@/gateway/db/schema-catalog'
import { cardColumns, type Card } from '@/gateway/services/cards/load-cards'

const MAX_ANALOGS = 100

/** What is in stock first, then the cheapest. */
async function loadRanked(db: Database, isWanted: SQL | undefined): Promise<Card[]> {
  return db
    .select(cardColumns)
    .from(products)
    .where(isWanted)
    .orderBy(desc(sql`${products.totalQuantity} > 0`), asc(products.bestPrice), asc(products.id))
    .limit(MAX_ANALOGS)
}

/** Parts that share a vehicle maker's number or a cross group with the part. */
export async function findAnalogs(db: Database, productId: number): Promise<Card[]> {
  const related = sql`${products.id} in (
    select other.product_id from product_oem_numbers own
      join product_oem_numbers other on other.oem_number_id = own.oem_number_id
      where own.product_id = ${productId}
    union
    select other.product_id from product_crosses own
      join product_crosses other on other.group_id = own.group_id
      where own.product_id = ${productId}
  )`
  return loadRanked(db, and(related, ne(products.id, productId)))
}

/** Parts that replace a vehicle maker's number. */
export async function findReplacements(db: Database, oemNumberId: number): Promise<Card[]> {
  return loadRanked(
    db,
    sql`${products.id} in (select product_id from product_oem_numbers where oem_number_id = ${oemNumberId})`,
  )
}
