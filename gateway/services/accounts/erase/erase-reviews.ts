import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import { reviewMedia, reviewReports, reviews } from '@/gateway/db/schema/reviews'

const FORMER_CUSTOMER = 'Покупатель'

/**
 * Takes a person's name from published reviews and removes the others, with all their uploads and unused ones; returns
 * what removes the files, to be called after the commit.
 */
export async function eraseReviews(
  tx: Database,
  authorId: string,
  { files }: Pick<CoreDeps, 'files'>,
): Promise<() => Promise<void>> {
  const shown = tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.authorId, authorId), eq(reviews.status, 'published')))
  const uploads = await tx.select().from(reviewMedia).where(eq(reviewMedia.ownerId, authorId))
  const stored = new Set((await shown).map(({ id }) => id))
  const gone = uploads.filter(({ reviewId }) => reviewId === null || !stored.has(reviewId))
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(reviewMedia).where(inArray(reviewMedia.id, ids))
  await tx.delete(reviews).where(and(eq(reviews.authorId, authorId), ne(reviews.status, 'published')))
  await tx.update(reviewReports).set({ comment: '' }).where(eq(reviewReports.reporterId, authorId))
  await tx
    .update(reviews)
    .set({ authorId: null, authorName: FORMER_CUSTOMER })
    .where(eq(reviews.authorId, authorId))
  return async () => {
    for (const { path, previewPath } of gone)
      for (const file of previewPath === null ? [path] : [path, previewPath])
        await files.remove('media', file)
  }
}
