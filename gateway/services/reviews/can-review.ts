import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '@/gateway/core/viewer'
import { products } from '@/gateway/db/schema/catalog'
import { reviews } from '@/gateway/db/schema/reviews'
import { codeNumberOf, internalCodeOf, productLocation } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { authorOf } from '@/gateway/services/reviews/author-of'
import { hasReceived } from '@/gateway/services/reviews/bought-products'
import { loadReviews } from '@/gateway/services/reviews/load-reviews'

/** Whether the person may review a product, and otherwise why not. */
export async function canReview(deps: ServiceDeps, viewer: Viewer | undefined, productId: string) {
  const { db } = deps
  const no = { productId, canReview: false, review: null, product: null, isBought: false }
  const { id, code, title, brandId, article, pictures } = products
  const [found] = await db
    .select({ id, code, title, brandId, article, pictures })
    .from(products)
    .where(and(eq(code, codeNumberOf(productId) ?? -1), isNull(products.hiddenAt)))
  if (!found) return { ...no, reason: 'unknown' as const }
  const product = {
    title: found.title,
    brand: (await deps.reference()).brandById.get(found.brandId)?.title ?? '',
    article: found.article,
    location: productLocation(found.code),
    pictureUrl: found.pictures[0] ?? null,
  }
  const about = { ...no, productId: internalCodeOf(found.code), product }
  if (!viewer) return { ...about, reason: 'guest' as const }
  const author = await authorOf(db, viewer)
  const where = and(eq(reviews.productId, found.id), eq(reviews.authorId, author.id))
  const [review] = await loadReviews(deps, { where, as: { authorId: author.id } })
  const isBought = await hasReceived(db, viewer.userId, found.id)
  if (review) return { ...about, isBought, review, reason: 'reviewed' as const }
  return { ...about, isBought, canReview: true, reason: null }
}
