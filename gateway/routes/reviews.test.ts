import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { selectRows } from '@/gateway/core/database'
import { createPurgeHub } from '@/gateway/core/create-purge-hub'
import { products } from '@/gateway/db/schema-catalog'
import { orderLines, orders } from '@/gateway/db/schema-orders'
import { outboxMessages } from '@/gateway/db/schema-outbox'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { hearPurges } from '@/gateway/services/purges/hear-purges'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { signedIn, callGateway, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { deleteProfile } from '@/lib/gateway/contracts/passport'
import { GOOD_PASSWORD } from '@/gateway/test-support/account-test'
import { getEntity } from '@/lib/gateway/contracts/catalog'
import { decideReview, listModeratedReviews, replyToReview } from '@/lib/gateway/contracts/review-moderation'
import * as calls from '@/lib/gateway/contracts/reviews'
import type { RequestOf } from '@/lib/gateway/operation'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Body = NonNullable<RequestOf<typeof calls.createReview>['body']>

const review = { rating: 5, text: 'Держит давление, встал без подгонки.' }

describeOnDatabases('reviews', (database) => {
  const hub = createPurgeHub()
  let gateway: TestGateway
  let stop: () => Promise<void>
  let admin: SignedIn
  let code = ''
  const heard: string[] = []

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db, { purges: hub })
    hub.subscribe((message) => 'tags' in message && heard.push(...message.tags))
    stop = await hearPurges(database(), hub)
    admin = await signedIn(gateway, { isAdmin: true })
    const [product] = await database().db.select().from(products).where(eq(products.id, 1))
    code = `00-${String(product?.code).padStart(8, '0')}`
  })
  afterAll(async () => {
    await stop()
    await gateway.close()
  })

  const shopper = (changes: Parameters<typeof signedIn>[1] = {}) => signedIn(gateway, changes)
  const write = (who: SignedIn, changes: Partial<Body> = {}) =>
    who.call(calls.createReview, { body: { productId: code, review, ...changes } })
  const decide = (id: string, decision: 'publish' | 'reject', revision = 1, reason = '') =>
    admin.call(decideReview, { body: { id, revision, decision, reason } })
  const published = async () => {
    const one = await write(await shopper())
    await decide(one.body.id, 'publish')
    return one.body.id
  }
  async function upload(who: SignedIn, file: Blob, name = 'x.jpg', kind: 'photos' | 'videos' = 'photos') {
    const form = new FormData()
    form.append('file', file, name)
    const response = await gateway.app.request(`/gw/reviews/submissions/v2/${kind}`, {
      method: 'POST',
      headers: { cookie: who.cookie, origin: 'http://localhost' },
      body: form,
    })
    return { status: response.status, body: await response.json() }
  }
  const photo = async (exif = false) => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } }).jpeg()
    const made = exif ? drawn.withExif({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } }) : drawn
    return new Blob([new Uint8Array(await made.toBuffer())])
  }
  async function buy(who: SignedIn, status: 'issued' | 'accepted') {
    const { db } = database()
    const [order] = await db
      .insert(orders)
      .values({
        number: `T${who.user.phone}${status}`,
        userId: who.user.id,
        personCode: 'person_1',
        name: 'Пётр',
        phone: '79000000000',
        email: 'a@example.com',
        isPickup: true,
        deliveryTitle: 'Самовывоз',
        paymentCode: 'cash',
        paymentTitle: 'Наличными',
      })
      .returning()
    await db.insert(orderLines).values({
      orderId: order?.id ?? '',
      position: 0,
      productExternalId: 'line',
      productId: 1,
      brand: 'Knecht',
      article: 'OC 90',
      title: 'Фильтр',
      arusCode: code,
      vendorId: 0,
      supplierId: 15,
      supplier: 'Склад',
      quantity: 1,
      price: 100,
      status,
    })
  }

  describe('of one product', () => {
    it('are written by those who signed in, wait, and appear once a moderator has read them', async () => {
      const anna = await shopper({ name: 'Анна', secondName: 'Смирнова' })
      expect(
        (await callGateway(gateway, calls.createReview, { body: { productId: code, review } })).status,
      ).toBe(401)
      const before = await gateway.get(`/reviews/widgets/widgets/v2/render.json?product_id=${code}`)
      const { body, status } = await write(anna)
      expect([status, body.status, body.isOwn, body.review.authorName]).toEqual([
        200,
        'moderation',
        true,
        'Анна С.',
      ])
      const meanwhile = await gateway.get(`/reviews/widgets/widgets/v2/render.json?product_id=${code}`)
      expect(meanwhile.body.summary).toEqual(before.body.summary)
      heard.length = 0
      await decide(body.id, 'publish')
      const after = await gateway.get(`/reviews/widgets/widgets/v2/render.json?product_id=${code}`)
      expect(after.body.summary.reviewsCount).toBe(before.body.summary.reviewsCount + 1)
      expect(after.body.reviews[0]).toMatchObject({ id: body.id, status: 'published', isOwn: false })
      const entity = await callGateway(gateway, getEntity, { params: { code } })
      expect(JSON.stringify(entity.body)).toContain(`"reviewsCount":${before.body.summary.reviewsCount + 1}`)
      await vi.waitFor(() =>
        expect(heard).toEqual(expect.arrayContaining([`review:${code}`, `product:${code}`])),
      )
      expect(heard.some((tag) => tag.startsWith('listing:'))).toBe(true)
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
      ['no mark', { review: { ...review, rating: 0 } }, 422],
      ['no text', { review: { ...review, text: '  ' } }, 422],
      ['too many photos', { photos: Array.from({ length: 11 }, (_, at) => String(at)) }, 422],
      ["a photo that is not one's own", { photos: ['999999'] }, 422],
      ['a product that is not there', { productId: '00-99999999' }, 404],
    ])('with %s are refused', async (_, body, status) => {
      expect((await write(await shopper(), body as Partial<Body>)).status).toBe(status)
    })

    it('that are anonymous name nobody', async () => {
      const { body } = await write(await shopper({ name: 'Анна' }), {
        review: { ...review, isAnonymous: true },
      })
      expect(body.review.authorName).toBe('Покупатель')
    })

    it('change until they are published, and a moderator decides on what he has read', async () => {
      const who = await shopper()
      const { body } = await write(who)
      const change = { id: body.id, review: { rating: 3, text: 'Подумал ещё раз' } }
      const changed = await who.call(calls.updateReview, { body: change })
      expect(changed.body).toMatchObject({ status: 'moderation', revision: 2, review: { rating: 3 } })
      expect((await decide(body.id, 'publish', 1)).status).toBe(409)
      expect((await decide(body.id, 'reject', 2)).status).toBe(422)
      expect((await decide(body.id, 'reject', 2, 'Без телефонов')).body.status).toBe('rejected')
      const own = await who.call(calls.listOwnReviews, { body: {} })
      expect(own.body.reviews[0]).toMatchObject({ status: 'rejected', rejectReason: 'Без телефонов' })
      await who.call(calls.updateReview, { body: change })
      await decide(body.id, 'publish', 4)
      expect((await who.call(calls.updateReview, { body: change })).status).toBe(409)
    })

    it('are decided on once: what another administrator has decided is not overturned unread', async () => {
      const { body } = await write(await shopper())
      const decisions = await Promise.all([
        decide(body.id, 'publish', 1),
        decide(body.id, 'publish', 1),
        decide(body.id, 'reject', 1, 'Не о товаре'),
      ])
      const won = decisions.filter(({ status }) => status === 200).map((answer) => answer.body.status)
      expect(new Set(won).size).toBe(1)
      const late = await decide(body.id, won[0] === 'published' ? 'reject' : 'publish', 1, 'Не о товаре')
      expect(late.status).toBe(409)
      expect(JSON.stringify(late.body)).toMatch(/Другой администратор уже/)
    })

    it("of others can't be changed, deleted or seen before they are published", async () => {
      const { body } = await write(await shopper())
      const other = await shopper()
      const change = { id: body.id, review }
      expect((await other.call(calls.updateReview, { body: change })).status).toBe(404)
      expect((await other.call(calls.deleteReview, { body: { id: body.id } })).status).toBe(404)
      expect(
        (await other.call(calls.voteReview, { params: { id: body.id }, body: { vote: 'up' } })).status,
      ).toBe(404)
      expect((await other.call(calls.listOwnReviews, { body: {} })).body.reviews).toEqual([])
    })

    it('are filtered by mark and by photos, and deleted with their files', async () => {
      const who = await shopper()
      const { body: media } = await upload(who, await photo())
      const { body } = await write(who, { photos: [media.id], review: { ...review, rating: 2 } })
      await decide(body.id, 'publish')
      const list = (query: string) =>
        gateway.get(`/reviews/widgets/widgets/v2/render.json?product_id=${code}&${query}`)
      expect((await list('with_media=1')).body.reviews.map(({ id }: { id: string }) => id)).toEqual([body.id])
      const twos = (await list('rating=2')).body
      expect([twos.pagination.total, twos.summary.reviewsCount > 1]).toEqual([1, true])
      expect(await gateway.deps.files.open('media', media.url)).toBeDefined()
      await who.call(calls.deleteReview, { body: { id: body.id } })
      expect(await gateway.deps.files.open('media', media.url)).toBeUndefined()
      expect((await list('rating=2')).body.pagination.total).toBe(0)
    })
  })

  it('goods that somebody has are marked, asked about, and not asked about twice', async () => {
    const who = await shopper()
    await buy(who, 'accepted')
    expect((await who.call(calls.listUnreviewedProducts, { body: {} })).body.products).toEqual([])
    expect((await who.call(calls.listOrderedProducts, { body: {} })).body.products).toHaveLength(1)
    await buy(who, 'issued')
    const [asked] = (await who.call(calls.listUnreviewedProducts, { body: {} })).body.products
    expect(asked).toMatchObject({ productId: code, canReview: true })
    const can = await who.call(calls.checkCanReview, { body: { productId: code } })
    expect(can.body).toMatchObject({ canReview: true, reason: null, isBought: true })
    expect((await write(who)).body.review.isVerified).toBe(true)
    expect((await who.call(calls.listUnreviewedProducts, { body: {} })).body.products).toEqual([])
    const cannot = await who.call(calls.checkCanReview, { body: { productId: code } })
    expect(cannot.body).toMatchObject({
      canReview: false,
      reason: 'reviewed',
      review: { status: 'moderation' },
    })
    const guest = await callGateway(gateway, calls.checkCanReview, { body: { productId: code } })
    expect(guest.body).toMatchObject({ canReview: false, reason: 'guest' })
  })

  it('take one vote of each person, whoever presses how often at the same time', async () => {
    const id = await published()
    const voters = await Promise.all(Array.from({ length: 6 }, () => shopper()))
    const vote = (who: SignedIn, to: 'up' | 'down' | 'none') =>
      who.call(calls.voteReview, { params: { id }, body: { vote: to } })
    await Promise.all(voters.flatMap((who) => [vote(who, 'up'), vote(who, 'down'), vote(who, 'up')]))
    const [counts] = await selectRows<{ up: number; down: number; rows: number }>(
      database().db,
      sql`select up_votes as up, down_votes as down,
        (select count(*)::int from review_votes v where v.review_id = r.id) as rows from reviews r where id = ${Number(id)}`,
    )
    expect([(counts?.up ?? 0) + (counts?.down ?? 0), counts?.rows]).toEqual([6, 6])
    const [first] = voters
    if (!first) throw new Error('nobody votes')
    await vote(first, 'up')
    expect((await vote(first, 'up')).body.own).toBe('up')
    const { body } = await first.call(calls.readReviewMarks, { body: { ids: [id, '999999'] } })
    expect(body.marks).toMatchObject([{ id, votes: { own: 'up' }, isOwn: false, isReported: false }])
    expect((await vote(first, 'none')).body).toMatchObject({ own: null })
  })

  it('take one complaint of each person, which a decision settles', async () => {
    const id = await published()
    const who = await shopper()
    const report = () =>
      who.call(calls.reportReview, { body: { reviewId: id, reason: 'spam', comment: 'Реклама' } })
    const answers = await Promise.all([report(), report(), report()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const list = (state: 'reported') => admin.call(listModeratedReviews, { body: { state } })
    expect((await list('reported')).body.reviews.find((one) => one.id === id)).toMatchObject({
      reports: 1,
      complaints: [{ reason: 'spam', comment: 'Реклама' }],
    })
    await decide(id, 'publish', 2)
    expect((await list('reported')).body.reviews.find((one) => one.id === id)).toBeUndefined()
  })

  it('are answered and decided on by administrators alone', async () => {
    const id = await published()
    const other = await shopper()
    expect((await other.call(listModeratedReviews, { body: {} })).status).toBe(403)
    expect((await other.call(replyToReview, { body: { id, text: 'Да' } })).status).toBe(403)
    expect(
      (await other.call(decideReview, { body: { id, revision: 1, decision: 'reject', reason: 'x' } })).status,
    ).toBe(403)
    const answered = await admin.call(replyToReview, { body: { id, text: 'Спасибо' } })
    expect(answered.body.review.reply?.text).toBe('Спасибо')
    expect((await admin.call(replyToReview, { body: { id, text: '' } })).body.review.reply).toBeNull()
  })

  it('tell their author by letter what was decided, once, and also those who take no advertising', async () => {
    const author = await shopper({ isSubscribe: false })
    const letters = async () =>
      (await database().db.select().from(outboxMessages).orderBy(outboxMessages.id))
        .filter(({ recipient, kind }) => recipient === author.user.email && kind === 'review-decided')
        .map(({ subject, text }) => ({ subject, text }))
    const { body } = await write(author)
    await decide(body.id, 'reject', 1, 'Уберите телефон.')
    expect(await letters()).toEqual([
      {
        subject: 'Ваш отзыв не опубликован',
        text: expect.stringMatching(/Knecht OC 90[\s\S]*Причина: Уберите телефон\./) as string,
      },
    ])
    await decide(body.id, 'publish', 2)
    await decide(body.id, 'publish', 2)
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Ваш отзыв не опубликован',
      'Ваш отзыв опубликован',
    ])
  })

  it('send no letter to a mailbox that nobody has confirmed', async () => {
    const author = await shopper({ isEmailConfirmed: false })
    await decide((await write(author)).body.id, 'publish')
    const found = await database()
      .db.select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, author.user.email ?? ''))
    expect(found).toEqual([])
  })

  describe('photos and films', () => {
    it('go with the account that sent them, unless they are shown', async () => {
      const passwordHash = await hashPassword(GOOD_PASSWORD)
      const leave = async (isShown: boolean) => {
        const who = await shopper({ passwordHash })
        const [sent, unused] = [await upload(who, await photo()), await upload(who, await photo())]
        const made = await write(who, { photos: [sent.body.id] })
        if (isShown) await decide(made.body.id, 'publish')
        expect((await who.call(deleteProfile, { body: { password: GOOD_PASSWORD } })).status).toBe(200)
        const isKept = async (url: string) => (await gateway.deps.files.open('media', url)) !== undefined
        return [await isKept(sent.body.url), await isKept(unused.body.url)]
      }
      expect(await leave(false)).toEqual([false, false])
      expect(await leave(true)).toEqual([true, false])
    })

    it('are drawn anew without the place where they were taken', async () => {
      const who = await shopper()
      const sent = await photo(true)
      expect((await sharp(Buffer.from(await sent.arrayBuffer())).metadata()).exif).toBeDefined()
      const { body } = await upload(who, sent, '../../passwd.html')
      expect(body.url).toMatch(/^reviews\/[0-9a-f]{2}\/[0-9a-f-]{36}\.jpg$/)
      const kept = await gateway.deps.files.open('media', body.url)
      const { exif, width } = await sharp(
        Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer(0)),
      ).metadata()
      expect([exif, width]).toEqual([undefined, 40])
    })

    it('keep nothing of what was hidden behind the picture', async () => {
      const hidden = ['<script>alert(1)</script>', 'PK\u0003\u0004xl/workbook.xml', '<?php echo 1 ?>']
      const names = ['p.php', 'p\u202egpj.exe', '..\\..\\p.svg', 'p.jpg\r\nx-evil: 1', '\u0000.html']
      const who = await shopper()
      for (const name of names) {
        const { status, body } = await upload(who, new Blob([await photo(), ...hidden]), name)
        expect(status).toBe(200)
        expect(body.url).toMatch(/^reviews\/[0-9a-f]{2}\/[0-9a-f-]{36}\.jpg$/)
        const kept = await gateway.deps.files.open('media', body.url)
        const bytes = Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))
        for (const text of hidden) expect(bytes.includes(text)).toBe(false)
      }
    })

    it.each([
      ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'photos'],
      ['a page', '<html><script>alert(1)</script></html>', 'photos'],
      ['a broken photo', '\u00ff\u00d8\u00ff', 'photos'],
      ['a text', 'просто текст', 'videos'],
    ] as const)('%s is refused', async (_, content, kind) => {
      const bytes = Buffer.from(content, 'latin1')
      expect((await upload(await shopper(), new Blob([bytes]), 'photo.jpg', kind)).status).toBe(422)
    })

    it("of others can't be shown in one's own review", async () => {
      const { body } = await upload(await shopper(), await photo())
      expect((await write(await shopper(), { photos: [body.id] })).status).toBe(422)
    })
  })
})
