import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { columnList } from '@/gateway/db/column-list'
import { offers } from '@/gateway/db/schema/offers'

const fields = {
  productId: offers.productId,
  supplierId: offers.supplierId,
  price: offers.price,
  quantity: offers.quantity,
  multiplicity: offers.multiplicity,
  deliveryHours: offers.deliveryHours,
  returnable: offers.returnable,
}

export type OfferRow = Pick<typeof offers.$inferSelect, keyof typeof fields>

const columns = columnList(fields, 'o')

export type OffersByProduct = ReadonlyMap<number, OfferRow[]>

function byProduct(rows: readonly OfferRow[]): OffersByProduct {
  const groups = new Map<number, OfferRow[]>()
  for (const row of rows) {
    if (row.quantity <= 0 || row.price <= 0) continue
    const known = groups.get(row.productId)
    if (known) known.push(row)
    else groups.set(row.productId, [row])
  }
  return groups
}

function ofProducts(productIds: readonly number[]) {
  return sql`select ${columns} from offers o where o.product_id = any(${sql.param([...productIds])}::int[])`
}

/** Available offers, by product. */
export async function loadOffers(db: Database, productIds: readonly number[]) {
  if (productIds.length === 0) return byProduct([])
  return byProduct(await selectRows<OfferRow>(db, ofProducts(productIds)))
}

/** The same, locked until the transaction ends; always in one order, so that two orders never wait for each other. */
export async function lockOffers(tx: Database, productIds: readonly number[]) {
  if (productIds.length === 0) return byProduct([])
  const inOneOrder = sql`${ofProducts(productIds)} order by o.product_id, o.supplier_id for update`
  return byProduct(await selectRows<OfferRow>(tx, inOneOrder))
}
