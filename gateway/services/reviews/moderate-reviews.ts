import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { brands, products } from '@/gateway/db/schema/catalog'
import { type ReviewAction, reviewActions, reviewReports, reviews } from '@/gateway/db/schema/reviews'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { answeredMeanwhile } from '@/gateway/services/reviews/answered-meanwhile'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Mail } from '@/gateway/services/mail/mail'
import { postMail } from '@/gateway/services/mail/post-mail'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { loadReviews } from '@/gateway/services/reviews/load-reviews'
import { recountRating } from '@/gateway/services/reviews/recount-rating'
import {
  publishedReviewMail,
  refusedReviewMail,
  repliedReviewMail,
} from '@/gateway/services/reviews/review-mails'
import { toRowId } from '@/gateway/core/to-row-id'
import type {
  decideReview,
  listModeratedReviews,
  replyToReview,
} from '@/lib/gateway/contracts/site/review-moderation'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type State = ParsedRequestOf<typeof listModeratedReviews>['body']['state']
type Decision = ParsedRequestOf<typeof decideReview>['body']
type Reply = ParsedRequestOf<typeof replyToReview>['body']

const isReported = and(eq(reviews.status, 'published'), gt(reviews.reportsCount, 0))
/** New, before a moderator takes it up. */
export const IS_WAITING = and(eq(reviews.status, 'moderation'), isNull(reviews.takenBy))
const isTaken = and(eq(reviews.status, 'moderation'), isNotNull(reviews.takenBy))

const STATES: Record<State, { where: SQL | undefined; order: SQL }> = {
  moderation: { where: IS_WAITING, order: asc(reviews.changedAt) },
  taken: { where: isTaken, order: asc(reviews.changedAt) },
  reported: { where: isReported, order: asc(reviews.changedAt) },
  rejected: { where: eq(reviews.status, 'rejected'), order: desc(reviews.changedAt) },
  published: { where: eq(reviews.status, 'published'), order: desc(reviews.changedAt) },
}

/** Who has taken reviews up, and what the staff did with them. */
async function workOn(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return { taken: [], actions: [] }
  const [takers, actions] = await Promise.all([
    db
      .select({ id: reviews.id, author: authorName, at: reviews.takenAt })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.takenBy))
      .where(inArray(reviews.id, [...ids])),
    db
      .select({ row: reviewActions, author: authorName })
      .from(reviewActions)
      .leftJoin(users, eq(users.id, reviewActions.authorId))
      .where(inArray(reviewActions.reviewId, [...ids]))
      .orderBy(asc(reviewActions.id)),
  ])
  return {
    taken: takers.flatMap(({ at, ...one }) => (at ? [{ ...one, at: at.toISOString() }] : [])),
    actions: actions.map(({ row: { reviewId, action, text, createdAt }, author }) => ({
      reviewId,
      action,
      text,
      author,
      at: createdAt.toISOString(),
    })),
  }
}

function logAction(
  tx: Database,
  { now }: ServiceDeps,
  viewer: Viewer,
  entry: { reviewId: number; action: ReviewAction; text?: string },
) {
  return tx.insert(reviewActions).values({ ...entry, authorId: viewer.userId, createdAt: now() })
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
  const { taken, actions } = await workOn(deps.db, ids)
  return found.map((review) => ({
    ...review,
    takenBy: taken.find(({ id }) => String(id) === review.id) ?? null,
    history: actions.filter(({ reviewId }) => String(reviewId) === review.id),
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
    waiting: await db.$count(reviews, IS_WAITING),
    taken: await db.$count(reviews, isTaken),
    reported: await db.$count(reviews, isReported),
    ...(await countDecided(db)),
    pagination: toPagination(paging, await db.$count(reviews, where)),
  }
}

async function countDecided(db: Database) {
  const rows = await db
    .select({ status: reviews.status, count: count() })
    .from(reviews)
    .groupBy(reviews.status)
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { published: of('published'), rejected: of('rejected') }
}

async function lockReview(tx: Database, rawId: string) {
  const [row] = await tx
    .select({
      id: reviews.id,
      status: reviews.status,
      revision: reviews.revision,
      takenBy: reviews.takenBy,
      replyText: reviews.replyText,
      replyAt: reviews.replyAt,
      createdAt: reviews.createdAt,
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
        takenBy: null,
        takenAt: null,
        revision: sql`${reviews.revision} + 1`,
        changedAt: now,
      })
      .where(eq(reviews.id, review.id))
    await tx
      .update(reviewReports)
      .set({ settledAt: now })
      .where(and(eq(reviewReports.reviewId, review.id), isNull(reviewReports.settledAt)))
    await logAction(tx, deps, viewer, {
      reviewId: review.id,
      action: status,
      ...(status === 'rejected' && { text: reason }),
    })
    if (status === 'published' || review.status === 'published')
      await recountRating(tx, review.productId, review.internalCode)
    if (status !== review.status)
      await notifyAuthor(tx, deps, review, status === 'rejected' ? reason : undefined)
    return review.id
  })
  return readModerated(deps, id)
}

/** It answers the author's review, so it is sent even to those who refuse emails about discounts. */
async function notifyAuthor(
  tx: Database,
  deps: ServiceDeps,
  review: Awaited<ReturnType<typeof lockReview>>,
  reason: string | undefined,
) {
  return writeToAuthor(tx, deps, review, 'review-decided', (about) =>
    reason === undefined ? publishedReviewMail(about) : refusedReviewMail({ ...about, reason }),
  )
}

async function writeToAuthor(
  tx: Database,
  deps: ServiceDeps,
  { authorId, product }: Awaited<ReturnType<typeof lockReview>>,
  kind: 'review-decided' | 'review-replied',
  write: (about: Parameters<typeof publishedReviewMail>[0]) => Mail,
) {
  if (authorId === null) return
  const [author] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.externalId, authorId), eq(users.isEmailConfirmed, true), isNull(users.deletedAt)))
  const href = deps.siteUrl && new URL('/account/reviews/written', deps.siteUrl).href
  await postMail(tx, deps, kind, { to: author?.email ?? '', mail: write({ product, href }) })
}

/** The shop's answer under a review; an empty one removes it. */
export async function replyToReviewOf(deps: ServiceDeps, viewer: Viewer, { id: rawId, text, seen }: Reply) {
  await requireStaff(deps.db, viewer)
  const id = await deps.db.transaction(async (tx) => {
    const review = await lockReview(tx, rawId)
    if (text === (review.replyText ?? '')) return review.id
    const written = review.replyText === null ? null : (review.replyAt ?? review.createdAt).toISOString()
    if (seen !== undefined && seen !== written)
      throw await answeredMeanwhile(
        tx,
        { actions: reviewActions, about: eq(reviewActions.reviewId, review.id) },
        review.replyText ?? '',
      )
    const reply = text === '' ? { replyText: null, replyAt: null } : { replyText: text, replyAt: deps.now() }
    await tx.update(reviews).set(reply).where(eq(reviews.id, review.id))
    const action = text === '' ? 'reply-removed' : 'replied'
    await logAction(tx, deps, viewer, { reviewId: review.id, action, text })
    if (action === 'replied')
      await writeToAuthor(tx, deps, review, 'review-replied', (about) =>
        repliedReviewMail({ ...about, text }),
      )
    if (review.status === 'published')
      await announcePurge(tx, [`review:${review.internalCode}`, `product:${review.internalCode}`])
    return review.id
  })
  return readModerated(deps, id)
}

/** Takes a waiting review up. A repeated press changes nothing, and what another one works on is refused. */
export async function takeReviewOf(
  deps: ServiceDeps,
  viewer: Viewer,
  { id: rawId, revision }: { id: string; revision: number },
) {
  await requireStaff(deps.db, viewer)
  const id = await deps.db.transaction(async (tx) => {
    const review = await lockReview(tx, rawId)
    if (review.revision !== revision || review.status !== 'moderation')
      throw gatewayError('conflict', `${WHAT_CAME_BETWEEN[review.status]} Прочтите его ещё раз.`)
    if (review.takenBy === viewer.userId) return review.id
    if (review.takenBy !== null) {
      const [taker] = await tx.select({ name: authorName }).from(users).where(eq(users.id, review.takenBy))
      throw gatewayError('conflict', `Этот отзыв уже в работе: ${taker?.name ?? 'у другого сотрудника'}.`)
    }
    await tx
      .update(reviews)
      .set({ takenBy: viewer.userId, takenAt: deps.now() })
      .where(eq(reviews.id, review.id))
    await logAction(tx, deps, viewer, { reviewId: review.id, action: 'taken' })
    return review.id
  })
  return readModerated(deps, id)
}
