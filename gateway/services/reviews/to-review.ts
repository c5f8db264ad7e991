import type { reviewMedia, reviews } from '@/gateway/db/schema/reviews'
import type { Card } from '@/gateway/services/cards/load-cards'
import { internalCodeOf, productLocation } from '@/gateway/services/cards/to-entity'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

type ReviewRow = typeof reviews.$inferSelect
type MediaRow = typeof reviewMedia.$inferSelect

/** The viewer: an author sees the answers to him, a moderator all answers. */
export type Eyes = { authorId?: string; isModerator?: boolean }

export function toReview(
  reference: CatalogReference,
  row: ReviewRow,
  card: Pick<Card, 'code' | 'title' | 'brandId' | 'article' | 'pictures'>,
  media: readonly MediaRow[],
  eyes: Eyes & { vote?: 'up' | 'down' | undefined } = {},
) {
  const isOwn = row.authorId !== null && row.authorId === eyes.authorId
  return {
    id: String(row.id),
    productId: internalCodeOf(card.code),
    product: {
      title: card.title,
      brand: reference.brandById.get(card.brandId)?.title ?? '',
      article: card.article,
      location: productLocation(card.code),
      pictureUrl: card.pictures[0] ?? null,
    },
    review: {
      rating: row.rating,
      text: row.text,
      pros: row.pros,
      cons: row.cons,
      authorName: row.authorName,
      isRecommended: row.isRecommended,
      isVerified: row.isVerified,
      reply:
        row.replyText === null
          ? null
          : { text: row.replyText, createdAt: (row.replyAt ?? row.createdAt).toISOString() },
    },
    votes: { up: row.upVotes, down: row.downVotes, own: eyes.vote ?? null },
    reports: row.reportsCount,
    media: media.map(toMedia),
    status: row.status,
    rejectReason: isOwn || eyes.isModerator ? row.rejectReason : null,
    isOwn,
    isAnonymous: row.isAnonymous,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
  }
}

export function toMedia({ id, type, path, previewPath }: MediaRow) {
  return { id: String(id), type, url: path, previewUrl: previewPath }
}
