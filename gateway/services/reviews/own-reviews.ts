import { and, desc, eq, inArray } from 'drizzle-orm'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { reviewReports, reviews } from '@/gateway/db/schema/reviews'
import type { ServiceDeps } from '@/gateway/services/deps'
import { authorOf } from '@/gateway/services/reviews/author-of'
import { loadReviews, votesOf } from '@/gateway/services/reviews/load-reviews'
import { toRowId } from '@/gateway/core/to-row-id'

/** The person's reviews in every state, the newest first. */
export async function listOwnReviews(deps: ServiceDeps, viewer: Viewer, paging: Paging) {
  const author = await authorOf(deps.db, viewer)
  const where = eq(reviews.authorId, author.id)
  const total = await deps.db.$count(reviews, where)
  const order = [desc(reviews.createdAt)]
  return {
    reviews: await loadReviews(deps, { where, order, paging, as: { authorId: author.id } }),
    pagination: toPagination(paging, total),
  }
}

/** The person's relation to published reviews. */
export async function readMarks({ db }: ServiceDeps, viewer: Viewer, rawIds: readonly string[]) {
  const ids = rawIds.flatMap((id) => toRowId(id) ?? [])
  if (ids.length === 0) return { marks: [] }
  const author = await authorOf(db, viewer)
  const rows = await db
    .select({ id: reviews.id, authorId: reviews.authorId, up: reviews.upVotes, down: reviews.downVotes })
    .from(reviews)
    .where(and(inArray(reviews.id, ids), eq(reviews.status, 'published')))
  const votes = await votesOf(db, ids, author.id)
  const reports = await db
    .select({ id: reviewReports.reviewId })
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, ids), eq(reviewReports.reporterId, author.id)))
  const reported = new Set(reports.map(({ id }) => id))
  return {
    marks: rows.map(({ id, authorId, up, down }) => ({
      id: String(id),
      votes: { up, down, own: votes.get(id) ?? null },
      isOwn: authorId === author.id,
      isReported: reported.has(id),
    })),
  }
}
