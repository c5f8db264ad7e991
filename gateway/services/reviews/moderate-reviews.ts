import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { brands, products } from '@/gateway/db/schema/catalog'
import { reviewReports, reviews } from '@/gateway/db/schema/reviews'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { postLetter } from '@/gateway/services/letters/post-letter'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { loadReviews } from '@/gateway/services/reviews/load-reviews'
import { recountRating } from '@/gateway/services/reviews/recount-rating'
import { publishedReviewLetter, refusedReviewLetter } from '@/gateway/services/reviews/review-letters'
import { toRowId } from '@/gateway/services/reviews/to-row-id'
import type { decideReview, listModeratedReviews } from '@/lib/gateway/contracts/site/review-moderation'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type State = ParsedRequestOf<typeof listModeratedReviews>['body']['state']
type Decision = ParsedRequestOf<typeof decideReview>['body']

const isReported = and(eq(reviews.status, 'published'), gt(reviews.reportsCount, 0))
const isWaiting = eq(reviews.status, 'moderation')

const STATES: Record<State, { where: SQL | undefined; order: SQL }> = {
  moderation: { where: isWaiting, order: asc(reviews.changedAt) },
  reported: { where: isReported, order: asc(reviews.changedAt) },
  rejected: { where: eq(reviews.status, 'rejected'), order: desc(reviews.changedAt) },
  published: { where: eq(reviews.status, 'published'), order: desc(reviews.changedAt) },
}

async function loadModerated(deps: ServiceDeps, where: SQL | undefined, order: SQL[] = [], paging?: Paging) {
  const found = await loadReviews(deps, {
    where,
    order,
    ...(paging && { paging }),
    as: { isModerator: true },
  })
  const ids = found.map(({ id }) => Number(id))
  const complaints =
    ids.length === 0
      ? []
      : await deps.db
          .select()
          .from(reviewReports)
          .where(and(inArray(reviewReports.reviewId, ids), isNull(reviewReports.settledAt)))
          .orderBy(asc(reviewReports.createdAt))
  return found.map((review) => ({
    ...review,
    complaints: complaints
      .filter(({ reviewId }) => String(reviewId) === review.id)
      .map(({ reason, comment, createdAt }) => ({ reason, comment, createdAt: createdAt.toISOString() })),
  }))
}

/** The moderator's queue, the longest waiting first. */
export async function listModerated(deps: ServiceDeps, viewer: Viewer, state: State, paging: Paging) {
  await requireStaff(deps.db, viewer)
  const { where, order } = STATES[state]
  const { db } = deps
  return {
    reviews: await loadModerated(deps, where, [order], paging),
    waiting: await db.$count(reviews, isWaiting),
    reported: await db.$count(reviews, isReported),
    pagination: toPagination(paging, await db.$count(reviews, where)),
  }
}

async function lockReview(tx: Database, rawId: string) {
  const [row] = await tx
    .select({
      id: reviews.id,
      status: reviews.status,
      revision: reviews.revision,
      productId: reviews.productId,
      authorId: reviews.authorId,
      code: products.code,
      product: sql<string>`${brands.title} || ' ' || ${products.article}`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(reviews.id, toRowId(rawId) ?? -1))
    .for('update', { of: reviews })
  if (!row) throw notFound('Отзыва больше нет: автор его удалил.')
  return { ...row, internalCode: internalCodeOf(row.code) }
}

async function readModerated(deps: ServiceDeps, id: number) {
  const [review] = await loadModerated(deps, eq(reviews.id, id))
  if (!review) throw notFound('Отзыва больше нет: автор его удалил.')
  return review
}

/** Why a review differs from the one that a moderator has read. */
const WHAT_CAME_BETWEEN = {
  moderation: 'Автор изменил отзыв.',
  published: 'Другой администратор уже опубликовал этот отзыв.',
  rejected: 'Другой администратор уже отклонил этот отзыв.',
} as const

/** Publishes a review that the moderator has read, or takes it away; either settles the complaints about it. */
export async function decideReviewOf(deps: ServiceDeps, viewer: Viewer, body: Decision) {
  await requireStaff(deps.db, viewer)
  const { revision, decision, reason } = body
  if (decision === 'reject' && reason === '')
    throw fieldError('reason', 'Напишите автору, что исправить: без причины отзыв не отклонить.')
  const id = await deps.db.transaction(async (tx) => {
    const review = await lockReview(tx, body.id)
    const status = decision === 'publish' ? 'published' : 'rejected'
    if (review.revision !== revision) {
      // The same decision twice: by two moderators at once, or again because no answer came.
      if (review.status === status) return review.id
      throw gatewayError('conflict', `${WHAT_CAME_BETWEEN[review.status]} Прочтите его ещё раз.`)
    }
    const now = deps.now()
    await tx
      .update(reviews)
      .set({
        status,
        rejectReason: status === 'rejected' ? reason : null,
        reportsCount: 0,
        revision: sql`${reviews.revision} + 1`,
        changedAt: now,
      })
      .where(eq(reviews.id, review.id))
    await tx
      .update(reviewReports)
      .set({ settledAt: now })
      .where(and(eq(reviewReports.reviewId, review.id), isNull(reviewReports.settledAt)))
    if (status === 'published' || review.status === 'published')
      await recountRating(tx, review.productId, review.internalCode)
    if (status !== review.status)
      await tellAuthor(tx, deps, review, status === 'rejected' ? reason : undefined)
    return review.id
  })
  return readModerated(deps, id)
}

/** It answers the author's review, so it is sent even to those who refuse letters about discounts. */
async function tellAuthor(
  tx: Database,
  deps: ServiceDeps,
  { authorId, product }: Awaited<ReturnType<typeof lockReview>>,
  reason: string | undefined,
) {
  if (authorId === null) return
  const [author] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.externalId, authorId), eq(users.isEmailConfirmed, true), isNull(users.deletedAt)))
  const href = deps.siteUrl && new URL('/account/reviews/written', deps.siteUrl).href
  const decided = { product, href }
  const letter =
    reason === undefined ? publishedReviewLetter(decided) : refusedReviewLetter({ ...decided, reason })
  await postLetter(tx, deps, 'review-decided', { to: author?.email ?? '', letter })
}

/** The shop's answer under a review; an empty one removes it. */
export async function replyToReviewOf(
  deps: ServiceDeps,
  viewer: Viewer,
  { id: rawId, text }: { id: string; text: string },
) {
  await requireStaff(deps.db, viewer)
  const id = await deps.db.transaction(async (tx) => {
    const review = await lockReview(tx, rawId)
    const reply = text === '' ? { replyText: null, replyAt: null } : { replyText: text, replyAt: deps.now() }
    await tx.update(reviews).set(reply).where(eq(reviews.id, review.id))
    if (review.status === 'published')
      await announcePurge(tx, [`review:${review.internalCode}`, `product:${review.internalCode}`])
    return review.id
  })
  return readModerated(deps, id)
}
