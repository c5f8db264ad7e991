import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import {
  describeReviews,
  drawPhoto,
  REVIEW,
  REVIEWED,
  type ReviewBody,
} from '@/gateway/test-support/review-desk'
import { callGateway, type SignedIn } from '@/gateway/test-support/signed-in'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import {
  checkCanReview,
  createReview,
  deleteReview,
  listOrderedProducts,
  listOwnReviews,
  listUnreviewedProducts,
  readReviewMarks,
  updateReview,
  voteReview,
} from '@/lib/gateway/contracts/site/reviews'

describeReviews('reviews', ({ buy, db, decide, gateway, heard, published, shopper, upload, write }) => {
  it('are written by those who signed in, wait, and appear once a moderator has read them', async () => {
    const anna = await shopper({ name: 'Анна', secondName: 'Смирнова' })
    expect(
      (await callGateway(gateway(), createReview, { body: { productId: REVIEWED, review: REVIEW } })).status,
    ).toBe(401)
    const before = await gateway().get(`/reviews/widgets/widgets/v2/render.json?product_id=${REVIEWED}`)
    const { body, status } = await write(anna)
    expect([status, body.status, body.isOwn, body.review.authorName]).toEqual([
      200,
      'moderation',
      true,
      'Анна С.',
    ])
    const meanwhile = await gateway().get(`/reviews/widgets/widgets/v2/render.json?product_id=${REVIEWED}`)
    expect(meanwhile.body.summary).toEqual(before.body.summary)
    heard.length = 0
    await decide(body.id, 'publish')
    const after = await gateway().get(`/reviews/widgets/widgets/v2/render.json?product_id=${REVIEWED}`)
    expect(after.body.summary.reviewsCount).toBe(before.body.summary.reviewsCount + 1)
    expect(after.body.reviews[0]).toMatchObject({ id: body.id, status: 'published', isOwn: false })
    const entity = await callGateway(gateway(), getEntity, { params: { code: REVIEWED } })
    expect(JSON.stringify(entity.body)).toContain(`"reviewsCount":${before.body.summary.reviewsCount + 1}`)
    await vi.waitFor(() =>
      expect(heard).toEqual(expect.arrayContaining([`review:${REVIEWED}`, `product:${REVIEWED}`])),
    )
    expect(heard.some((tag) => tag.startsWith('listing:'))).toBe(true)
  })

  it('are announced to the staff when they are written, and again when a refused one is changed', async () => {
    const announced = async (id: string) =>
      (await db().select().from(outboxMessages).where(eq(outboxMessages.kind, 'review-announced'))).filter(
        ({ channel, recipient }) => channel === 'webhook' && recipient === id,
      )
    const who = await shopper({ name: 'Анна' })
    const { id } = (await write(who)).body
    const change = async () => who.call(updateReview, { body: { id, review: REVIEW } })
    await change()
    expect(await announced(id)).toMatchObject([{ text: expect.stringContaining('Анна, оценка') as string }])
    await decide(id, 'reject', 2, 'Без слов о доставке')
    await change()
    expect(await announced(id)).toHaveLength(2)
  })

  it('are one for each person, and one for each key', async () => {
    const who = await shopper()
    const first = await write(who, { idempotencyKey: 'k1' })
    const again = await write(who, { idempotencyKey: 'k1' })
    const other = await write(who, { idempotencyKey: 'k2' })
    expect([again.body.id, other.status]).toEqual([first.body.id, 409])
    const many = await Promise.all(
      Array.from({ length: 5 }, async () => write(who, { idempotencyKey: 'k1' })),
    )
    expect(new Set(many.map(({ body }) => body.id)).size).toBe(1)
  })

  it.each([
    ['no mark', { review: { ...REVIEW, rating: 0 } }, 422],
    ['no text', { review: { ...REVIEW, text: '  ' } }, 422],
    ['too many photos', { photos: Array.from({ length: 11 }, (_, at) => String(at)) }, 422],
    ["a photo that is not one's own", { photos: ['999999'] }, 422],
    ['a product that is not there', { productId: '00-99999999' }, 404],
  ])('with %s are refused', async (_, body, status) => {
    expect((await write(await shopper(), body as Partial<ReviewBody>)).status).toBe(status)
  })

  it('that are anonymous name nobody', async () => {
    const { body } = await write(await shopper({ name: 'Анна' }), {
      review: { ...REVIEW, isAnonymous: true },
    })
    expect(body.review.authorName).toBe('Покупатель')
  })

  it("of others can't be changed, deleted or seen before they are published", async () => {
    const { body } = await write(await shopper())
    const other = await shopper()
    const change = { id: body.id, review: REVIEW }
    expect((await other.call(updateReview, { body: change })).status).toBe(404)
    expect((await other.call(deleteReview, { body: { id: body.id } })).status).toBe(404)
    expect((await other.call(voteReview, { params: { id: body.id }, body: { vote: 'up' } })).status).toBe(404)
    expect((await other.call(listOwnReviews, { body: {} })).body.reviews).toEqual([])
  })

  it('are filtered by mark and by photos, and deleted with their files', async () => {
    const who = await shopper()
    const { body: media } = await upload(who, await drawPhoto())
    const { body } = await write(who, { photos: [media.id], review: { ...REVIEW, rating: 2 } })
    await decide(body.id, 'publish')
    const list = (query: string) =>
      gateway().get(`/reviews/widgets/widgets/v2/render.json?product_id=${REVIEWED}&${query}`)
    expect((await list('with_media=1')).body.reviews.map(({ id }: { id: string }) => id)).toEqual([body.id])
    const twos = (await list('rating=2')).body
    expect([twos.pagination.total, twos.summary.reviewsCount > 1]).toEqual([1, true])
    expect(await gateway().deps.files.open('media', media.url)).toBeDefined()
    await who.call(deleteReview, { body: { id: body.id } })
    expect(await gateway().deps.files.open('media', media.url)).toBeUndefined()
    expect((await list('rating=2')).body.pagination.total).toBe(0)
  })

  it('goods that somebody has are marked, asked about, and not asked about twice', async () => {
    const who = await shopper()
    await buy(who, 'accepted')
    expect((await who.call(listUnreviewedProducts, { body: {} })).body.products).toEqual([])
    expect((await who.call(listOrderedProducts, { body: {} })).body.products).toHaveLength(1)
    await buy(who, 'issued')
    const [requested] = (await who.call(listUnreviewedProducts, { body: {} })).body.products
    expect(requested).toMatchObject({ productId: REVIEWED, canReview: true })
    const can = await who.call(checkCanReview, { body: { productId: REVIEWED } })
    expect(can.body).toMatchObject({ canReview: true, reason: null, isBought: true })
    expect((await write(who)).body.review.isVerified).toBe(true)
    expect((await who.call(listUnreviewedProducts, { body: {} })).body.products).toEqual([])
    const cannot = await who.call(checkCanReview, { body: { productId: REVIEWED } })
    expect(cannot.body).toMatchObject({
      canReview: false,
      reason: 'reviewed',
      review: { status: 'moderation' },
    })
    const guest = await callGateway(gateway(), checkCanReview, { body: { productId: REVIEWED } })
    expect(guest.body).toMatchObject({ canReview: false, reason: 'guest' })
  })

  it('take one vote of each person, whoever presses how often at the same time', async () => {
    const id = await published()
    const voters = await Promise.all(Array.from({ length: 6 }, () => shopper()))
    const vote = (who: SignedIn, to: 'up' | 'down' | 'none') =>
      who.call(voteReview, { params: { id }, body: { vote: to } })
    await Promise.all(voters.flatMap((who) => [vote(who, 'up'), vote(who, 'down'), vote(who, 'up')]))
    const [counts] = await selectRows<{ up: number; down: number; rows: number }>(
      db(),
      sql`select up_votes as up, down_votes as down,
        (select count(*)::int from review_votes v where v.review_id = r.id) as rows from reviews r where id = ${Number(id)}`,
    )
    expect([(counts?.up ?? 0) + (counts?.down ?? 0), counts?.rows]).toEqual([6, 6])
    const [first] = voters
    if (!first) throw new Error('nobody votes')
    await vote(first, 'up')
    expect((await vote(first, 'up')).body.own).toBe('up')
    const { body } = await first.call(readReviewMarks, { body: { ids: [id, '999999'] } })
    expect(body.marks).toMatchObject([{ id, votes: { own: 'up' }, isOwn: false, isReported: false }])
    expect((await vote(first, 'none')).body).toMatchObject({ own: null })
  })
})
