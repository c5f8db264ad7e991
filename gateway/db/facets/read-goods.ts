import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'
import { NO_NUMBER, NUMBER_SCALE } from '@/gateway/db/facets/section-index'

/** Few enough that the embedded database, which reads one page at a time, keeps no visitor waiting for long. */
const PAGE = 2000

/** Reads a page of the products: in the transaction of the caller, or each in one of its own. */
export type PageReader = <Rows>(read: (db: Database) => Promise<Rows>) => Promise<Rows>

/** All products that are not hidden, as columns; `row` numbers point into them. */
export type Goods = {
  size: number
  ids: Int32Array
  sectionIds: Int32Array
  brandIds: Int32Array
  prices: Int32Array
  deliveryHours: Int32Array
  isInStock: Uint8Array
  isOwn: Uint8Array
  salesScores: Int32Array
  ratings: Float32Array
  /** Option ids of row r: `optionIds.subarray(optionStarts[r], optionStarts[r + 1])`. */
  optionStarts: Int32Array
  optionIds: Int32Array
  /** Numeric property to its values by row. */
  numbers: Map<string, Map<number, number>>
}

type GoodsRow = {
  id: number
  section_id: number | null
  brand_id: number
  best_price: number | null
  best_delivery_hours: number | null
  total_quantity: number
  has_own_warehouse: boolean
  sales_score: number
  rating: number
  option_ids: number[]
  numbers: Record<string, unknown> | null
}

/** Reads the indexes' columns in pages, so that no statement runs long; of the products that are meant, or of all. */
export async function readGoods(
  readPage: PageReader,
  numericSlugs: readonly string[],
  isMeant: SQL = sql`true`,
): Promise<Goods> {
  const [bounds] = await readPage((db) =>
    selectRows<{ size: number }>(
      db,
      sql`select count(*)::int as size from products where hidden_at is null and ${isMeant}`,
    ),
  )
  const goods = emptyGoods(bounds?.size ?? 0, numericSlugs)
  const options: number[] = []
  let row = 0
  let lastId = -1
  for (;;) {
    const page = sql`select id, section_id, brand_id, best_price, best_delivery_hours, total_quantity, has_own_warehouse,
      sales_score, rating, option_ids, ${numbersOf(numericSlugs)} as numbers
      from products where id > ${lastId} and hidden_at is null and ${isMeant} order by id limit ${PAGE}`
    const rows: GoodsRow[] = await readPage((db) => selectRows<GoodsRow>(db, page))
    for (const entry of rows) {
      lastId = entry.id
      // Products that a running import adds after the count wait for its own refresh.
      if (row >= goods.size) break
      fillRow(goods, row, entry)
      goods.optionStarts[row] = options.length
      for (const optionId of entry.option_ids) options.push(optionId)
      row += 1
    }
    if (rows.length < PAGE || row >= goods.size) break
  }
  goods.size = row
  goods.optionStarts.fill(options.length, row)
  goods.optionIds = Int32Array.from(options)
  return goods
}

function numbersOf(slugs: readonly string[]) {
  if (slugs.length === 0) return sql`null`
  const list = sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )
  return sql`(select jsonb_object_agg(key, value) from jsonb_each(properties) where key in (${list}))`
}

function emptyGoods(size: number, numericSlugs: readonly string[]): Goods {
  return {
    size,
    ids: new Int32Array(size),
    sectionIds: new Int32Array(size),
    brandIds: new Int32Array(size),
    prices: new Int32Array(size),
    deliveryHours: new Int32Array(size),
    isInStock: new Uint8Array(size),
    isOwn: new Uint8Array(size),
    salesScores: new Int32Array(size),
    ratings: new Float32Array(size),
    optionStarts: new Int32Array(size + 1),
    optionIds: new Int32Array(),
    numbers: new Map(numericSlugs.map((slug) => [slug, new Map()])),
  }
}

function fillRow(goods: Goods, row: number, entry: GoodsRow) {
  goods.ids[row] = entry.id
  goods.sectionIds[row] = entry.section_id ?? 0
  goods.brandIds[row] = entry.brand_id
  goods.prices[row] = entry.best_price ?? NO_NUMBER
  goods.deliveryHours[row] = entry.best_delivery_hours ?? NO_NUMBER
  goods.isInStock[row] = entry.total_quantity > 0 ? 1 : 0
  goods.isOwn[row] = entry.has_own_warehouse ? 1 : 0
  goods.salesScores[row] = entry.sales_score
  goods.ratings[row] = entry.rating
  for (const [slug, value] of Object.entries(entry.numbers ?? {})) {
    const number = Number(value)
    if (Number.isFinite(number)) goods.numbers.get(slug)?.set(row, Math.round(number * NUMBER_SCALE))
  }
}
