import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { TermRecord } from '@/gateway/services/commerce-ml/read/commerce-records'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

export type Stores = {
  /** The shop that bears the name of a warehouse of 1C, else the own warehouse. */
  supplierOf: (storeTitle: string | undefined) => number
  /** The own warehouse and the shops that warehouses of 1C are named like. */
  suppliers: (stores: readonly Pick<TermRecord, 'title'>[]) => number[]
}

type OwnSupplier = { id: number; title: string; isVendor: boolean }

const nameOf = (title: string) => title.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()

export async function openStores(db: Database, supplierId: number): Promise<Stores> {
  const suppliers = await selectRows<OwnSupplier>(
    db,
    sql`select s.id, s.title, s.is_vendor as "isVendor" from suppliers s
      union all select p.supplier_id, p.title, false from shops p order by 1`,
  )
  if (!suppliers.some(({ id }) => id === supplierId))
    throw new PriceFileError(`Поставщика с номером ${supplierId} (ONEC_SUPPLIER) в магазине нет`)
  const byName = new Map<string, number>()
  for (const { id, title, isVendor } of suppliers)
    if (!isVendor && !byName.has(nameOf(title))) byName.set(nameOf(title), id)
  const supplierOf = (title: string | undefined) =>
    (title === undefined ? undefined : byName.get(nameOf(title))) ?? supplierId
  return {
    supplierOf,
    suppliers: (stores) => [...new Set([supplierId, ...stores.map(({ title }) => supplierOf(title))])],
  }
}
