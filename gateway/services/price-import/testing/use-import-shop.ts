import { sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { type Database, selectRows } from '@/gateway/core/database'
import { importPriceList, type ImportOptions } from '@/gateway/services/price-import/import-price-list'
import { withFile } from '@/gateway/services/price-import/testing/price-files'
import { emptyTables } from '@/gateway/test-support/stored-rows'
import { seedTestShop } from '@/gateway/test-support/test-shop'

/** A test shop of its own for each test, and lists that are imported into it. */
export function useImportShop(database: () => { db: Database }) {
  const db = () => database().db
  const rows = <Row extends Record<string, unknown>>(text: string) => selectRows<Row>(db(), sql.raw(text))

  beforeEach(async () => {
    await emptyTables(db())
    await seedTestShop(db())
    // The test shop numbers its rows itself.
    for (const table of ['brands', 'products', 'suppliers']) {
      await rows(`select setval(pg_get_serial_sequence('${table}', 'id'), 5000)`)
    }
  })

  function importBytes(bytes: Uint8Array | string, options: Partial<ImportOptions> = {}, name = 'list.csv') {
    return withFile(name, bytes, (file) => importPriceList(db(), file, { supplier: 'Прайс', ...options }))
  }

  /** The offers that a list brings, as «brand article price quantity multiplicity», the cheapest first. */
  async function offersOf(bytes: Uint8Array | string, options: Partial<ImportOptions> = {}) {
    const report = await importBytes(bytes, options)
    const offers = await rows<{ line: string }>(
      `select concat_ws(' ', b.title, p.article, o.price / 100.0::float8, o.quantity, o.multiplicity) as line from offers o
       join products p on p.id = o.product_id join brands b on b.id = p.brand_id
       where o.supplier_id = ${report.supplier.id} order by o.price, o.product_id`,
    )
    return { report, offers: offers.map(({ line }) => line) }
  }

  async function fingerprint() {
    const tables = [
      'brands',
      'brand_aliases',
      'products',
      'offers',
      'suppliers',
      'import_runs',
      'section_indexes',
    ]
    const sums = tables.map(
      (table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${table}`,
    )
    return (await rows(`select ${sums.join(', ')}`))[0]
  }

  return { db, rows, importBytes, offersOf, fingerprint }
}
