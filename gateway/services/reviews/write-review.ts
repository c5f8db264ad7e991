import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { products } from '@/gateway/db/schema/catalog'
import { reviewMedia, reviews } from '@/gateway/db/schema/reviews'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { codeNumberOf, internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { authorOf, shownName, type Author } from '@/gateway/services/reviews/author-of'
import { hasReceived } from '@/gateway/services/reviews/bought-products'
import { notifyStaffOfWords } from '@/gateway/services/mail/notify-staff-of-words'
import { loadReviews } from '@/gateway/services/reviews/load-reviews'
import { recountRating } from '@/gateway/services/reviews/recount-rating'
import { toRowId } from '@/gateway/core/to-row-id'
import type { createReview, updateReview } from '@/lib/gateway/contracts/site/reviews'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

const DAY_SECONDS = 86_400
const REVIEWS_A_DAY = 20

type NewReview = ParsedRequestOf<typeof createReview>['body']
type Change = ParsedRequestOf<typeof updateReview>['body']

function textRow(
  { rating, text, pros, cons, isRecommended, isAnonymous }: NewReview['review'],
  author: Author,
) {
  return {
    rating,
    text,
    pros: pros || null,
    cons: cons || null,
    isRecommended: isRecommended ?? null,
    isAnonymous,
    authorName: shownName(author, isAnonymous),
  }
}

/** Ties uploads to a review in the given order, and releases those that are not named any more. */
async function attach(
  tx: Database,
  author: Author,
  reviewId: number,
  { photos, videos }: Change | NewReview,
) {
  const requested = [...new Set([...photos, ...videos])].map((id) => toRowId(id) ?? -1)
  const found = requested.length === 0 ? [] : await ownMedia(tx, author, reviewId, requested)
  const typeOf = new Map(found.map(({ id, type }) => [id, type]))
  const isSound = (ids: readonly string[], type: 'photo' | 'video') =>
    ids.every((id) => typeOf.get(toRowId(id) ?? -1) === type)
  if (!isSound(photos, 'photo')) throw fieldError('photos', 'Снимок не найден. Добавьте его ещё раз.')
  if (!isSound(videos, 'video')) throw fieldError('videos', 'Видео не найдено. Добавьте его ещё раз.')
  await tx.update(reviewMedia).set({ reviewId: null }).where(eq(reviewMedia.reviewId, reviewId))
  for (const [position, id] of requested.entries()) {
    await tx.update(reviewMedia).set({ reviewId, position }).where(eq(reviewMedia.id, id))
  }
}

async function ownMedia(tx: Database, author: Author, reviewId: number, ids: number[]) {
  return tx
    .select({ id: reviewMedia.id, type: reviewMedia.type })
    .from(reviewMedia)
    .where(
      and(
        inArray(reviewMedia.id, ids),
        eq(reviewMedia.ownerId, author.id),
        or(isNull(reviewMedia.reviewId), eq(reviewMedia.reviewId, reviewId)),
      ),
    )
}

async function readOwn(deps: ServiceDeps, author: Author, id: number) {
  const [review] = await loadReviews(deps, { where: eq(reviews.id, id), as: { authorId: author.id } })
  if (!review) throw gone()
  return review
}

function gone() {
  return notFound('Такого отзыва нет: возможно, вы его уже удалили.')
}

async function announce(
  tx: Database,
  deps: ServiceDeps,
  author: Author,
  { id, productId, review }: { id: number; productId: number; review: NewReview['review'] },
) {
  const words = {
    id,
    productId,
    author: `${shownName(author, review.isAnonymous)}, оценка ${review.rating}`,
    text: review.text,
  }
  await notifyStaffOfWords(tx, deps, 'review', words)
}

/** Writes a review, which waits for a moderator. The same key returns the review that it has written before. */
export async function writeReview(deps: ServiceDeps, viewer: Viewer, body: NewReview, key: string | null) {
  const code = codeNumberOf(body.productId) ?? -1
  const author = await authorOf(deps.db, viewer)
  const id = await deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.code, code), isNull(products.hiddenAt)))
    if (!product) throw notFound('Такого товара в каталоге нет.')
    const [known] = await tx
      .select({ id: reviews.id, key: reviews.idempotencyKey })
      .from(reviews)
      .where(and(eq(reviews.authorId, author.id), eq(reviews.productId, product.id)))
    if (known && key !== null && known.key === key) return known.id
    if (known) throw gatewayError('conflict', 'Вы уже написали отзыв об этом товаре.')
    await consumeLimits({ ...deps, db: tx }, [
      {
        key: `reviews of ${author.id}`,
        max: REVIEWS_A_DAY,
        seconds: DAY_SECONDS,
        refusal: 'Слишком много отзывов за день. Продолжите',
      },
    ])
    const now = deps.now()
    const [made] = await tx
      .insert(reviews)
      .values({
        ...textRow(body.review, author),
        productId: product.id,
        authorId: author.id,
        idempotencyKey: key,
        isVerified: await hasReceived(tx, viewer.userId, product.id),
        status: 'moderation',
        createdAt: now,
        changedAt: now,
      })
      .returning({ id: reviews.id })
    if (!made) throw new Error('the review was not written')
    await attach(tx, author, made.id, body)
    await announce(tx, deps, author, { id: made.id, productId: product.id, review: body.review })
    return made.id
  })
  return readOwn(deps, author, id)
}

/** Changes an unpublished review; a moderator reads it anew. */
export async function changeReview(deps: ServiceDeps, viewer: Viewer, body: Change) {
  const author = await authorOf(deps.db, viewer)
  const id = toRowId(body.id) ?? -1
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const [row] = await tx
      .select({ status: reviews.status, productId: reviews.productId })
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.authorId, author.id)))
      .for('update')
    if (!row) throw gone()
    if (row.status === 'published')
      throw gatewayError('conflict', 'Отзыв уже опубликован, поэтому изменить его нельзя. Его можно удалить.')
    await attach(tx, author, id, body)
    await tx
      .update(reviews)
      .set({
        ...textRow(body.review, author),
        status: 'moderation',
        rejectReason: null,
        takenBy: null,
        takenAt: null,
        revision: sql`${reviews.revision} + 1`,
        changedAt: deps.now(),
      })
      .where(eq(reviews.id, id))
    // One that waits was announced when it was written.
    if (row.status === 'rejected')
      await announce(tx, deps, author, { id, productId: row.productId, review: body.review })
  })
  return readOwn(deps, author, id)
}

/** Removes a review in any state, with all its files. */
export async function deleteReview(deps: ServiceDeps, viewer: Viewer, rawId: string): Promise<void> {
  const author = await authorOf(deps.db, viewer)
  const id = toRowId(rawId) ?? -1
  const paths = await deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const files = await tx.select().from(reviewMedia).where(eq(reviewMedia.reviewId, id))
    const [row] = await tx
      .delete(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.authorId, author.id)))
      .returning({ status: reviews.status, productId: reviews.productId })
    if (!row) throw gone()
    if (row.status === 'published') {
      const [product] = await tx
        .select({ code: products.code })
        .from(products)
        .where(eq(products.id, row.productId))
      if (product) await recountRating(tx, row.productId, internalCodeOf(product.code))
    }
    return files
      .filter(({ ownerId }) => ownerId !== null)
      .flatMap(({ path, previewPath }) => [path, previewPath ?? []].flat())
  })
  for (const path of paths) await deps.files.remove('media', path)
}
