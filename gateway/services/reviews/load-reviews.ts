import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Paging } from '@/gateway/core/to-pagination'
import { products } from '@/gateway/db/schema/catalog'
import { reviewMedia, reviews, reviewVotes } from '@/gateway/db/schema/reviews'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toReview, type Eyes } from '@/gateway/services/reviews/to-review'

const { code, title, brandId, article, pictures } = products
const cardColumns = { code, title, brandId, article, pictures }

type Order = readonly (SQL | typeof reviews.id)[]

export async function mediaOf(db: Database, reviewIds: readonly number[]) {
  if (reviewIds.length === 0) return []
  return db
    .select()
    .from(reviewMedia)
    .where(inArray(reviewMedia.reviewId, [...reviewIds]))
    .orderBy(asc(reviewMedia.position), asc(reviewMedia.id))
}

export async function votesOf(db: Database, reviewIds: readonly number[], voterId: string | undefined) {
  if (voterId === undefined || reviewIds.length === 0) return new Map<number, 'up' | 'down'>()
  const rows = await db
    .select()
    .from(reviewVotes)
    .where(and(inArray(reviewVotes.reviewId, [...reviewIds]), eq(reviewVotes.voterId, voterId)))
  return new Map(rows.map(({ reviewId, vote }) => [reviewId, vote]))
}

type Requested = { where: SQL | undefined; order?: Order; paging?: Paging; as?: Eyes }

/** Reviews with their products and pictures, as the viewer may see them; a guest by default. */
export async function loadReviews(deps: ServiceDeps, { where, order = [], paging, as }: Requested) {
  const { db } = deps
  const reference = await deps.reference()
  const found = db
    .select({ review: reviews, card: cardColumns })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(where)
    .orderBy(...order, desc(reviews.id))
  const rows = await (paging ? found.offset((paging.page - 1) * paging.limit).limit(paging.limit) : found)
  const ids = rows.map(({ review }) => review.id)
  const media = await mediaOf(db, ids)
  const votes = await votesOf(db, ids, as?.authorId)
  return rows.map(({ review, card }) => {
    const own = media.filter((one) => one.reviewId === review.id)
    return toReview(reference, review, card, own, as && { ...as, vote: votes.get(review.id) })
  })
}
