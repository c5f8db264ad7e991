import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { internalCodeOf, productLocation } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { authorOf } from '@/gateway/services/reviews/author-of'

type Row = {
  code: number
  title: string
  brand_id: number
  article: string
  picture: string | null
  number: string
  ordered_at: string
  is_reviewed: boolean
  is_hidden: boolean
  total: number
}

/** Received by the shopper, who may have brought them back since: products on their way cannot be reviewed yet. */
const RECEIVED = sql`l.status in ('issued', 'returned') and l.quantity > l.cancelled_quantity`
const NOT_CANCELLED = sql`l.status not in ('cancelled', 'refused') and l.quantity > l.cancelled_quantity`

export async function hasReceived(db: Database, userId: string, productId: number): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from order_lines l join orders o on o.id = l.order_id
      where o.user_id = ${userId} and l.product_id = ${productId} and ${RECEIVED} limit 1`,
  )
  return rows.length > 0
}

/** Products that the person has bought, each once with the order that brought it last. */
async function listBought(deps: ServiceDeps, viewer: Viewer, { page, limit }: Paging, which: SQL, rest: SQL) {
  const { db } = deps
  const author = await authorOf(db, viewer)
  const reference = await deps.reference()
  const rows = await selectRows<Row>(
    db,
    sql`with bought as (
        select distinct on (l.product_id) l.product_id, o.number, o.created_at
        from order_lines l join orders o on o.id = l.order_id
        where o.user_id = ${viewer.userId} and l.product_id is not null and ${which}
        order by l.product_id, o.created_at desc
      ), told as (
        select p.code, p.title, p.brand_id, p.article, p.pictures[1] as picture, p.hidden_at is not null as is_hidden, b.number,
          to_char(b.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ordered_at,
          exists (select 1 from reviews r where r.product_id = p.id and r.author_id = ${author.id}) as is_reviewed
        from bought b join products p on p.id = b.product_id
      )
      select *, count(*) over ()::int as total from told where ${rest}
      order by ordered_at desc, code offset ${(page - 1) * limit} limit ${limit}`,
  )
  const products = rows.map((row) => ({
    productId: internalCodeOf(row.code),
    title: row.title,
    brand: reference.brandById.get(row.brand_id)?.title ?? '',
    article: row.article,
    location: productLocation(row.code),
    pictureUrl: row.picture,
    orderNumber: row.number,
    orderedAt: row.ordered_at,
    canReview: !row.is_reviewed && !row.is_hidden,
  }))
  return { products, pagination: toPagination({ page, limit }, rows[0]?.total ?? 0) }
}

export function listUnreviewed(deps: ServiceDeps, viewer: Viewer, paging: Paging) {
  return listBought(deps, viewer, paging, RECEIVED, sql`not is_reviewed and not is_hidden`)
}

export function listOrdered(deps: ServiceDeps, viewer: Viewer, paging: Paging) {
  return listBought(deps, viewer, paging, NOT_CANCELLED, sql`true`)
}
