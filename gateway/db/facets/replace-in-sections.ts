import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { buildSectionIndex, orderGoods, type BuiltIndex } from '@/gateway/db/facets/build-section-index'
import { dropIndex } from '@/gateway/db/facets/drop-index'
import { nextVersion } from '@/gateway/db/facets/next-version'
import { withoutProduct, withProduct, type Ranks } from '@/gateway/db/facets/product-in-index'
import { isListedIn, readDefinitions, type Definitions } from '@/gateway/db/facets/read-definitions'
import { readGoods } from '@/gateway/db/facets/read-goods'
import { readStoredIndex } from '@/gateway/db/facets/read-stored-index'
import { NO_NUMBER } from '@/gateway/db/facets/section-index'
import { writeSectionIndex } from '@/gateway/db/facets/write-section-index'

/**
 * Gives one product its place anew in the indexes of its section, of the section that it was in before, and of those above; no other
 * product is read. The others stand as they did at the last rebuild.
 */
export async function replaceInSections(
  db: Database,
  productId: number,
  sectionBefore: number | null,
): Promise<void> {
  const definitions = await readDefinitions(db)
  const goods = await readGoods((read) => read(db), definitions.numericSlugs, sql`id = ${productId}`)
  const pathOf = (sectionId: number | null | undefined): readonly number[] =>
    definitions.pathOf.get(sectionId ?? 0) ?? (definitions.rootId === undefined ? [] : [definitions.rootId])
  const path = goods.size === 0 ? [] : pathOf(goods.sectionIds[0])
  const version = await nextVersion(db)
  for (const section of definitions.sections) {
    const isThere = path.includes(section.id)
    if (!isThere && !pathOf(sectionBefore).includes(section.id)) continue
    const stored = await readStoredIndex(db, section.id)
    const others = withoutProduct(stored?.index ?? emptyIndex(section.id), productId)
    if (!isThere && others.total === 0) {
      await dropIndex(db, section.id)
      continue
    }
    const index = isThere
      ? withProduct(
          others,
          indexOf(goods, section, definitions),
          await readRanks(db, productId, isListedIn(section.id, definitions)),
        )
      : others
    await writeSectionIndex(db, { ...index, version })
  }
}

function emptyIndex(sectionId: number): BuiltIndex {
  return {
    sectionId,
    version: 0,
    total: 0,
    productIds: new Int32Array(),
    sorts: new Map(),
    options: new Map(),
    numbers: new Map(),
  }
}

function indexOf(
  goods: Awaited<ReturnType<typeof readGoods>>,
  section: Definitions['sections'][number],
  { lookup }: Definitions,
): BuiltIndex {
  const orders = orderGoods(goods)
  const rows = orders.get('popular') ?? new Int32Array()
  return buildSectionIndex(goods, { ...section, version: 0 }, rows, orders, lookup)
}

const ORDERS: Readonly<Record<keyof Ranks, string>> = {
  popular: 'sold_out, sales, id',
  price: 'sold_out, price, sales, id',
  'price-desc': 'sold_out, -price, sales, id',
  rating: 'sold_out, rating, sales, id',
  delivery: 'sold_out, hours, sales, id',
}

/** Counts the listed products that stand before the product: by the columns of `orderGoods`. */
async function readRanks(db: Database, productId: number, isListed: SQL): Promise<Ranks> {
  const columns = sql`id, total_quantity <= 0 as sold_out, -sales_score as sales, -rating as rating,
    coalesce(best_price, ${NO_NUMBER}::int)::bigint as price, coalesce(best_delivery_hours, ${NO_NUMBER}::int) as hours`
  const counts = Object.entries(ORDERS).map(
    ([sort, order]) =>
      sql`(count(*) filter (where (${sql.raw(of('o', order))}) < (${sql.raw(of('m', order))})))::int as ${sql.identifier(sort)}`,
  )
  const [ranks] = await selectRows<Ranks>(
    db,
    sql`with m as (select ${columns} from products where id = ${productId})
      select ${sql.join(counts, sql`, `)} from m cross join (
        select ${columns} from products where hidden_at is null and id <> ${productId} and ${isListed}) o`,
  )
  return ranks ?? { popular: 0, price: 0, 'price-desc': 0, rating: 0, delivery: 0 }
}

function of(table: string, order: string): string {
  return order.replaceAll(/[a-z_]+/g, (column) => `${table}.${column}`)
}
