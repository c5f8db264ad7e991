import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { reviewReports, reviews, reviewVotes, type ReportReason } from '@/gateway/db/schema/reviews'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { authorOf } from '@/gateway/services/reviews/author-of'
import { toRowId } from '@/gateway/core/to-row-id'

const HOUR_SECONDS = 3600
const VOTES_AN_HOUR = 300
const REPORTS_AN_HOUR = 30

type Vote = 'up' | 'down' | 'none'

/** The lock separates the counts of parallel votes on one review. */
async function lockPublished(tx: Database, rawId: string) {
  const [row] = await tx
    .select({ id: reviews.id, authorId: reviews.authorId, up: reviews.upVotes, down: reviews.downVotes })
    .from(reviews)
    .where(and(eq(reviews.id, toRowId(rawId) ?? -1), eq(reviews.status, 'published')))
    .for('update')
  if (!row) throw notFound('Этого отзыва уже нет.')
  return row
}

/** One vote of one person; another one replaces it, `none` removes it. */
export async function voteReview(deps: ServiceDeps, viewer: Viewer, rawId: string, vote: Vote) {
  const voter = await authorOf(deps.db, viewer)
  await consumeLimits(deps, [{ key: `votes of ${voter.id}`, max: VOTES_AN_HOUR, seconds: HOUR_SECONDS }])
  return deps.db.transaction(async (tx) => {
    const review = await lockPublished(tx, rawId)
    if (review.authorId === voter.id) throw gatewayError('forbidden', 'За свой отзыв голосовать нельзя.')
    const mine = and(eq(reviewVotes.reviewId, review.id), eq(reviewVotes.voterId, voter.id))
    const [before] = await tx.delete(reviewVotes).where(mine).returning({ vote: reviewVotes.vote })
    if (vote !== 'none') await tx.insert(reviewVotes).values({ reviewId: review.id, voterId: voter.id, vote })
    const change = (side: 'up' | 'down') => Number(vote === side) - Number(before?.vote === side)
    const up = review.up + change('up')
    const down = review.down + change('down')
    await tx.update(reviews).set({ upVotes: up, downVotes: down }).where(eq(reviews.id, review.id))
    return { up, down, own: vote === 'none' ? null : vote }
  })
}

/** A complaint, for a moderator to read; one person complains about a review once. */
export async function reportReview(
  deps: ServiceDeps,
  viewer: Viewer,
  {
    reviewId,
    reason,
    comment = '',
  }: { reviewId: string; reason: ReportReason; comment?: string | undefined },
): Promise<void> {
  const reporter = await authorOf(deps.db, viewer)
  await consumeLimits(deps, [
    { key: `reports of ${reporter.id}`, max: REPORTS_AN_HOUR, seconds: HOUR_SECONDS },
  ])
  await deps.db.transaction(async (tx) => {
    const review = await lockPublished(tx, reviewId)
    if (review.authorId === reporter.id)
      throw gatewayError('forbidden', 'Это ваш отзыв: его можно удалить в кабинете.')
    const [made] = await tx
      .insert(reviewReports)
      .values({ reviewId: review.id, reporterId: reporter.id, reason, comment, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ id: reviewReports.reviewId })
    if (!made) throw gatewayError('conflict', 'Вы уже пожаловались на этот отзыв. Модератор его прочтёт.')
    await tx
      .update(reviews)
      .set({ reportsCount: sql`${reviews.reportsCount} + 1` })
      .where(eq(reviews.id, review.id))
  })
}
