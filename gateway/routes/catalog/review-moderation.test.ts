import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { describeReviews } from '@/gateway/test-support/review-desk'
import {
  decideReview,
  listModeratedReviews,
  replyToReview,
  takeReview,
} from '@/lib/gateway/contracts/site/review-moderation'
import { listOwnReviews, reportReview, updateReview } from '@/lib/gateway/contracts/site/reviews'

describeReviews('reviews that are judged', ({ admin, db, decide, published, shopper, write }) => {
  it('change until they are published, and a moderator decides on what he has read', async () => {
    const who = await shopper()
    const { body } = await write(who)
    const change = { id: body.id, review: { rating: 3, text: 'Подумал ещё раз' } }
    const changed = await who.call(updateReview, { body: change })
    expect(changed.body).toMatchObject({ status: 'moderation', revision: 2, review: { rating: 3 } })
    expect((await decide(body.id, 'publish', 1)).status).toBe(409)
    expect((await decide(body.id, 'reject', 2)).status).toBe(422)
    expect((await decide(body.id, 'reject', 2, 'Без телефонов')).body.status).toBe('rejected')
    const own = await who.call(listOwnReviews, { body: {} })
    expect(own.body.reviews[0]).toMatchObject({ status: 'rejected', rejectReason: 'Без телефонов' })
    await who.call(updateReview, { body: change })
    await decide(body.id, 'publish', 4)
    expect((await who.call(updateReview, { body: change })).status).toBe(409)
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

  it('take one complaint of each person, which a decision settles', async () => {
    const id = await published()
    const who = await shopper()
    const report = () =>
      who.call(reportReview, { body: { reviewId: id, reason: 'spam', comment: 'Реклама' } })
    const answers = await Promise.all([report(), report(), report()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const list = (state: 'reported') => admin().call(listModeratedReviews, { body: { state } })
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
    const answered = await admin().call(replyToReview, { body: { id, text: 'Спасибо' } })
    expect(answered.body.review.reply?.text).toBe('Спасибо')
    expect((await admin().call(replyToReview, { body: { id, text: '' } })).body.review.reply).toBeNull()
  })

  it('tell their author by email what was decided, once, and also those who take no advertising', async () => {
    const author = await shopper({ isSubscribe: false })
    const mails = async () =>
      (await db().select().from(outboxMessages).orderBy(outboxMessages.id))
        .filter(({ recipient, kind }) => recipient === author.user.email && kind === 'review-decided')
        .map(({ subject, text }) => ({ subject, text }))
    const { body } = await write(author)
    await decide(body.id, 'reject', 1, 'Уберите телефон.')
    expect(await mails()).toEqual([
      {
        subject: 'Ваш отзыв не опубликован',
        text: expect.stringMatching(/Knecht OC 90[\s\S]*Причина: Уберите телефон\./) as string,
      },
    ])
    await decide(body.id, 'publish', 2)
    await decide(body.id, 'publish', 2)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Ваш отзыв не опубликован',
      'Ваш отзыв опубликован',
    ])
  })

  it('send no email to a mailbox that nobody has confirmed', async () => {
    const author = await shopper({ isEmailConfirmed: false })
    await decide((await write(author)).body.id, 'publish')
    const found = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, author.user.email ?? ''))
    expect(found).toEqual([])
  })

  it('are taken up by one of the staff, and their log names who did what', async () => {
    const other = await shopper({
      permissions: ['moderator_type_permission'],
      name: 'Мария',
      secondName: 'Зуева',
    })
    const author = await shopper()
    const { body } = await write(author)
    const take = (who: typeof other) => who.call(takeReview, { body: { id: body.id, revision: 1 } })
    const list = async (state: 'moderation' | 'taken') =>
      (await admin().call(listModeratedReviews, { body: { state, limit: 100 } })).body
    expect((await take(author)).status).toBe(403)
    const before = await list('moderation')
    expect((await take(other)).body.takenBy).toMatchObject({ author: 'Мария Зуева' })
    expect((await take(other)).status).toBe(200)
    const late = await take(admin())
    expect(late.status).toBe(409)
    expect(JSON.stringify(late.body)).toContain('Мария Зуева')
    expect(await list('moderation')).toMatchObject({
      waiting: before.waiting - 1,
      taken: (before.taken ?? 0) + 1,
    })
    expect((await list('taken')).reviews.map(({ id }) => id)).toContain(body.id)

    await other.call(decideReview, { body: { id: body.id, revision: 1, decision: 'publish' } })
    const reply = (text: string, seen: string | null) =>
      other.call(replyToReview, { body: { id: body.id, text, seen } })
    expect((await reply('Спасибо', null)).status).toBe(200)
    expect((await reply('Спасибо', null)).status).toBe(200)
    expect((await reply('Благодарим', null)).status).toBe(409)
    const [shown] = (await admin().call(listModeratedReviews, { body: { state: 'published' } })).body.reviews
    expect(shown).toMatchObject({ id: body.id, takenBy: null })
    expect(shown?.history.map(({ action, author: who, text }) => [action, who, text])).toEqual([
      ['taken', 'Мария Зуева', ''],
      ['published', 'Мария Зуева', ''],
      ['replied', 'Мария Зуева', 'Спасибо'],
    ])
    const mails = await db().select().from(outboxMessages)
    expect(
      mails.filter(({ recipient, kind }) => recipient === author.user.email && kind === 'review-replied'),
    ).toHaveLength(1)
  })

  it('become new again when their author changes what was taken up', async () => {
    const author = await shopper()
    const { body } = await write(author)
    await admin().call(takeReview, { body: { id: body.id, revision: 1 } })
    await author.call(updateReview, { body: { id: body.id, review: { rating: 3, text: 'Подумал' } } })
    const { reviews } = (await admin().call(listModeratedReviews, { body: { limit: 100 } })).body
    expect(reviews.find(({ id }) => id === body.id)?.takenBy).toBeNull()
    expect((await admin().call(takeReview, { body: { id: body.id, revision: 1 } })).status).toBe(409)
  })
})
