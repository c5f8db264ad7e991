import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { reviews } from '@/gateway/db/schema/reviews'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import { loadReviews } from '@/gateway/services/reviews/load-reviews'

const SORTS = {
  new: { title: 'Сначала новые', order: [desc(reviews.createdAt)] },
  useful: { title: 'Сначала полезные', order: [desc(sql`${reviews.upVotes} - ${reviews.downVotes}`)] },
  high: { title: 'С высокой оценкой', order: [desc(reviews.rating), desc(reviews.createdAt)] },
  low: { title: 'С низкой оценкой', order: [asc(reviews.rating), desc(reviews.createdAt)] },
} as const

type Sort = keyof typeof SORTS

function toSort(needed: string | undefined): Sort {
  return (Object.keys(SORTS) as Sort[]).find((sort) => sort === needed) ?? 'new'
}

type Summary = { rating: number; count: number; recommended: number; requested: number }

const HUNDREDTHS = 100
const MARKS = [5, 4, 3, 2, 1]

async function summarize({ db }: ServiceDeps, isRequested: SQL | undefined) {
  const rows = await selectRows<Summary>(
    db,
    sql`select rating, count(*)::int as count, count(*) filter (where is_recommended)::int as recommended,
      count(is_recommended)::int as requested from reviews where ${isRequested} group by rating`,
  )
  const sum = (pick: (row: Summary) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const count = sum((row) => row.count)
  const requested = sum((row) => row.requested)
  const mean = count === 0 ? 0 : sum((row) => row.rating * row.count) / count
  return {
    rating: Math.round(mean * HUNDREDTHS) / HUNDREDTHS,
    reviewsCount: count,
    histogram: MARKS.map((rating) => ({
      rating,
      count: rows.find((row) => row.rating === rating)?.count ?? 0,
    })),
    recommendPercent: requested === 0 ? null : Math.round((sum((row) => row.recommended) / requested) * 100),
  }
}

export type ReviewsQuery = Paging & {
  productCode?: string | undefined
  sort?: string | undefined
  rating?: number | undefined
  isWithMedia?: boolean
}

/** Which of the rating's reviews are listed. */
function listed({ rating, isWithMedia }: ReviewsQuery): SQL | undefined {
  return and(
    rating === undefined ? undefined : eq(reviews.rating, rating),
    isWithMedia ? sql`exists (select 1 from review_media m where m.review_id = ${reviews.id})` : undefined,
  )
}

/** Published reviews of a product, or of the whole shop, with the rating they make. */
export async function readReviews(deps: ServiceDeps, query: ReviewsQuery) {
  const published = eq(reviews.status, 'published')
  const isRequested =
    query.productCode === undefined
      ? and(published, sql`${reviews.productId} not in (select id from products where hidden_at is not null)`)
      : and(
          published,
          sql`${reviews.productId} = (select id from products where code = ${codeNumberOf(query.productCode) ?? -1} and hidden_at is null)`,
        )
  const sort = toSort(query.sort)
  const summary = await summarize(deps, isRequested)
  const filter = listed(query)
  const where = and(isRequested, filter)
  const total = filter === undefined ? summary.reviewsCount : await deps.db.$count(reviews, where)
  return {
    summary,
    reviews: total === 0 ? [] : await loadReviews(deps, { where, order: SORTS[sort].order, paging: query }),
    sorts: Object.entries(SORTS).map(([code, { title }]) => ({ code, title, isActive: code === sort })),
    pagination: toPagination({ page: query.page, limit: query.limit }, total),
  }
}
