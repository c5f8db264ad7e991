import { type SQL, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { internalCodeOf, toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { escapeLike } from '@/gateway/services/desk/search-text'
import { findHits } from '@/gateway/services/hits/find-hits'
import { unitOf } from '@/gateway/services/reference/unit-of'
import type { listDeskProducts as operation } from '@/lib/gateway/contracts/desk/goods'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Query = ParsedRequestOf<typeof operation>['body']

type Row = {
  code: number
  brandId: number
  sectionId: number | null
  article: string
  title: string
  picture: string | null
  isHidden: boolean
  price: number | null
  quantity: number
}

/** More hidden products than that are no longer found by words. */
const MAX_HIDDEN_FOUND = 500

/** Of an offer's product; a hidden one has no summary of its own. */
const stock = sql`(select min(o.price) as price, coalesce(least(sum(o.quantity), 2147483647), 0)::int as quantity
  from offers o where o.product_id = p.id and o.quantity > 0)`

/** Every word in code, number, brand, title or barcode. The shop's search does not know hidden products, and they are few. */
async function findHidden(db: Database, search: string): Promise<number[]> {
  const said = search
    .toLowerCase()
    .split(/\s+/)
    .map(
      (word): SQL =>
        sql`lower(concat_ws(' ', '00-' || lpad(p.code::text, 8, '0'), p.article, p.article_key, p.folded_key, b.title, p.title,
          (select string_agg(c.barcode, ' ') from product_barcodes c where c.product_id = p.id)))
          like ${`%${escapeLike(word)}%`}`,
    )
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select p.id from products p join brands b on b.id = p.brand_id
      where p.hidden_at is not null and ${sql.join(said, sql` and `)} order by p.id desc limit ${MAX_HIDDEN_FOUND}`,
  )
  return rows.map(({ id }) => id)
}

/** Hidden ones first: the shop shows the others anyway. */
async function findIds(deps: ServiceDeps, { search, state }: Query): Promise<number[]> {
  const hidden = await findHidden(deps.db, search)
  if (state === 'hidden') return hidden
  const { numbered, named, worded } = await findHits(deps, search, 'all')
  return [...new Set([...hidden, ...numbered, ...named, ...worded])]
}

/** One more than the page holds: whether there is another page. */
async function readPage(deps: ServiceDeps, query: Query): Promise<Row[]> {
  const { search, state, page, limit } = query
  const from = (page - 1) * limit
  const requested =
    search === ''
      ? sql`select id, row_number() over (order by id desc) as place from (
          select id from products where ${state === 'hidden' ? sql`hidden_at is not null` : sql`true`}
          order by id desc offset ${from} limit ${limit + 1}) newest`
      : sql`select id, place from unnest(${sql.param((await findIds(deps, query)).slice(from, from + limit + 1))}::int[])
          with ordinality as found(id, place)`
  return selectRows<Row>(
    deps.db,
    sql`with wanted as materialized (${requested})
      select p.code, p.brand_id as "brandId", p.section_id as "sectionId", p.article, p.title, p.pictures[1] as picture,
        p.hidden_at is not null as "isHidden", stock.price, stock.quantity
      from wanted join products p on p.id = wanted.id cross join lateral ${stock} stock order by wanted.place`,
  )
}

/** Products of the shop with the hidden ones, the newest first unless they are searched for. */
export async function listDeskProducts(deps: ServiceDeps, viewer: Viewer, query: Query) {
  await requireStaff(deps.db, viewer)
  const reference = await deps.reference()
  const rows = await readPage(deps, query)
  return {
    products: rows.slice(0, query.limit).map(({ code, brandId, sectionId, picture, price, ...row }) => ({
      ...row,
      code: internalCodeOf(code),
      brand: reference.brandById.get(brandId)?.title ?? '',
      unit: unitOf(reference, sectionId),
      pictureUrl: picture,
      price: toRubles(price),
    })),
    hasMore: rows.length > query.limit,
  }
}
