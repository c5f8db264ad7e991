import { eq, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import {
  COMPANY_REVIEWS,
  COMPLAINT,
  SHOPPER_REVIEWS,
  type OwnReviewText,
} from '@/gateway/demo/people/own-reviews'
import { DEMO_CORPORATE, DEMO_RETAIL, DEMO_TESTER } from '@/gateway/demo/people/demo-people'
import { reviewMedia, reviewReports, reviews } from '@/gateway/db/schema/reviews'
import { users } from '@/gateway/db/schema/accounts'
import { seeds } from '@/gateway/db/schema/site'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import { authorOf, shownName } from '@/gateway/services/reviews/author-of'
import { recountRating } from '@/gateway/services/reviews/recount-rating'

const SEED_NAME = 'demo-reviews'
const DAY_MS = 86_400_000
/** Of the most useful reviews, so that lists of those with photos have something to show. */
const PICTURED = 300
const COMPLAINED = 2

type Bought = { id: number; code: number; picture: string | null }

function loadReceived(tx: Database, userId: string): Promise<Bought[]> {
  return selectRows<Bought>(
    tx,
    sql`select p.id, p.code, p.pictures[1] as picture
      from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
      where o.user_id = ${userId} and l.status = 'issued' order by o.created_at desc, l.position`,
  )
}

async function writeOwn(tx: Database, externalId: string, texts: readonly OwnReviewText[], now: Date) {
  const [user] = await tx.select({ userId: users.id }).from(users).where(eq(users.externalId, externalId))
  if (!user) return
  const author = await authorOf(tx, user)
  const received = await loadReceived(tx, user.userId)
  for (const { at, days, pros, cons, isAnonymous = false, reply, hasPhoto, up = 0, ...text } of texts) {
    const product = received[at]
    if (!product) continue
    const createdAt = new Date(now.getTime() - days * DAY_MS)
    const [made] = await tx
      .insert(reviews)
      .values({
        ...text,
        productId: product.id,
        authorId: author.id,
        authorName: shownName(author, isAnonymous),
        isAnonymous,
        pros: pros ?? null,
        cons: cons ?? null,
        isVerified: true,
        upVotes: up,
        replyText: reply ?? null,
        replyAt: reply === undefined ? null : new Date(createdAt.getTime() + DAY_MS),
        createdAt,
        changedAt: createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id })
    if (!made) continue
    if (hasPhoto && product.picture !== null)
      await tx.insert(reviewMedia).values({ reviewId: made.id, type: 'photo', path: product.picture })
    if (text.status === 'published') await recountRating(tx, product.id, internalCodeOf(product.code))
  }
}

/** Photos for reviews that came with the shop: the products as they are drawn. */
async function addPhotos(tx: Database) {
  await tx.execute(sql`
    insert into review_media (review_id, type, path)
    select r.id, 'photo', p.pictures[1 + r.id % cardinality(p.pictures)]
    from (
      select id, product_id from reviews where author_id is null
      order by up_votes desc, id limit ${PICTURED}
    ) r join products p on p.id = r.product_id
    where cardinality(p.pictures) > 0`)
}

async function complain(tx: Database, now: Date) {
  const requested = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.status, 'published'))
    .orderBy(sql`${reviews.downVotes} desc`, reviews.id)
    .limit(COMPLAINED)
  for (const { id } of requested) {
    await tx.insert(reviewReports).values({
      reviewId: id,
      reporterId: DEMO_TESTER.externalId ?? '',
      reason: 'spam',
      comment: COMPLAINT,
      createdAt: new Date(now.getTime() - DAY_MS),
    })
    await tx.update(reviews).set({ reportsCount: 1 }).where(eq(reviews.id, id))
  }
}

/** Reviews of the demo accounts in every state, photos and complaints. Once; `false` when they are there. */
export async function seedDemoReviews(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    await writeOwn(tx, DEMO_RETAIL.externalId ?? '', SHOPPER_REVIEWS, now)
    await writeOwn(tx, DEMO_CORPORATE.externalId ?? '', COMPANY_REVIEWS, now)
    await addPhotos(tx)
    await complain(tx, now)
    return true
  })
}
