import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { GOOD_PASSWORD } from '@/gateway/test-support/account-test'
import { describeReviews, REVIEWED } from '@/gateway/test-support/review-desk'
import { callGateway, type SignedIn } from '@/gateway/test-support/signed-in'
import { deleteProfile } from '@/lib/gateway/contracts/accounts/passport'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { readProductPage } from '@/lib/gateway/contracts/catalog/pages'
import {
  answerAsShop,
  decideAnswer,
  decideQuestion,
  listModeratedQuestions,
} from '@/lib/gateway/contracts/site/question-moderation'
import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  getQuestions,
  listOwnQuestions,
  readQuestion,
} from '@/lib/gateway/contracts/site/questions'

const WORDS = 'Подойдёт на мотор 1.6 без кондиционера?'

describeReviews('questions about a product', ({ admin, buy, db, gateway, heard, shopper }) => {
  const ask = async (who: SignedIn, text = WORDS) => {
    const { body } = await who.call(askQuestion, { body: { productId: REVIEWED, text } })
    return body.question.id
  }
  const publish = (id: string) =>
    admin().call(decideQuestion, { body: { id, seen: 'moderation', decision: 'publish' } })
  const shown = async () =>
    (await callGateway(gateway(), getQuestions, { params: { code: REVIEWED } })).body.questions
  const findShown = async (id: string) => (await shown()).find((one) => one.id === id)
  const mailsOf = async (who: SignedIn) =>
    (
      await db()
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, who.user.email ?? ''))
    )
      .filter(({ kind }) => kind === 'question-answered')
      .map(({ subject, text }) => `${subject}\n${text}`)

  it('are seen by nobody but the asker before a moderator has read them, and purge the page then', async () => {
    const who = await shopper({ name: 'Анна' })
    const id = await ask(who)
    expect(await findShown(id)).toBeUndefined()
    const own = await who.call(listOwnQuestions, { body: {} })
    expect(own.body.questions[0]).toMatchObject({ id, status: 'moderation', isOwn: true, text: WORDS })
    heard.length = 0
    await publish(id)
    await expect
      .poll(() => heard)
      .toEqual(expect.arrayContaining([`product:${REVIEWED}`, `review:${REVIEWED}`]))
    expect(await findShown(id)).toMatchObject({
      authorName: expect.stringMatching(/^Анна/) as string,
      answers: [],
      isOwn: false,
    })
    const code = { params: { code: REVIEWED } }
    const { body: product } = await callGateway(gateway(), getEntity, code)
    expect(product.questionsCount).toBe((await shown()).length)
    const { body: page } = await callGateway(gateway(), readProductPage, code)
    expect(page.questions?.questions.map((one) => one.id)).toContain(id)
  })

  it('are announced to the staff, and so are answers of buyers, once for each press', async () => {
    const who = await shopper({ name: 'Раиса' })
    const body = { productId: REVIEWED, text: WORDS, isAnonymous: false, idempotencyKey: 'announced' }
    const { id } = (await who.call(askQuestion, { body })).body.question
    await who.call(askQuestion, { body })
    await publish(id)
    const other = await shopper({ name: 'Пётр' })
    await buy(other, 'issued')
    await other.call(answerQuestion, { body: { id, text: 'Подойдёт, стоит год.' } })
    const announced = (
      await db().select().from(outboxMessages).where(eq(outboxMessages.kind, 'question-announced'))
    ).filter(({ text }) => /Раиса:\n\n> Подойдёт на мотор|Пётр:\n\n> Подойдёт, стоит год/.test(text))
    expect(announced.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', 'counter@example.com'],
      ['webhook', id],
      ['email', 'counter@example.com'],
      ['webhook', id],
    ])
    for (const { text } of announced) expect(text).toContain('https://shop.example/arus_elements/questions')
  })

  it('show the staff who answered and who took an answer away, and no answer overwrites an unseen one', async () => {
    const id = await ask(await shopper())
    const answer = (text: string, seen: string) => admin().call(answerAsShop, { body: { id, text, seen } })
    await answer('Да', '')
    expect(await answer('Нет', '')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/уже ответили \(.+\): «Да»/) },
    })
    expect((await answer('Да', '')).status).toBe(200)
    await answer('Нет', 'Да')
    const { body } = await answer('', 'Нет')
    expect(body.answers).toEqual([])
    expect(body.history.map(({ action, text }) => [action, text])).toEqual([
      ['replied', 'Да'],
      ['replied', 'Нет'],
      ['reply-removed', 'Нет'],
    ])
    expect(new Set(body.history.map(({ author }) => author))).toEqual(new Set([expect.any(String)]))
  })

  it('have words: an email asks nothing', async () => {
    const body = { productId: REVIEWED, text: ' а ', isAnonymous: false }
    expect((await (await shopper()).call(askQuestion, { body })).status).toBe(422)
  })

  it('are refused with a reason that the asker reads, and one decision stands', async () => {
    const who = await shopper()
    const id = await ask(who)
    const reject = (reason: string) =>
      admin().call(decideQuestion, { body: { id, seen: 'moderation', decision: 'reject', reason } })
    expect((await reject('')).status).toBe(422)
    expect((await reject('Не о товаре')).body).toMatchObject({ status: 'rejected' })
    expect((await publish(id)).status).toBe(409)
    expect((await reject('Ещё раз')).body.rejectReason).toBe('Не о товаре')
    const own = await who.call(listOwnQuestions, { body: {} })
    expect(own.body.questions[0]).toMatchObject({ status: 'rejected', rejectReason: 'Не о товаре' })
    expect((await admin().call(answerAsShop, { body: { id, text: 'Да' } })).status).toBe(409)
  })

  it('are answered by the shop, which publishes them, and the asker is told once', async () => {
    const who = await shopper({ isSubscribe: false })
    const id = await ask(who)
    const answer = (text: string) => admin().call(answerAsShop, { body: { id, text } })
    await answer('Да, подойдёт.')
    await answer('Да, подойдёт и на 1.8.')
    expect(await findShown(id)).toMatchObject({
      answers: [{ isShop: true, authorName: 'Магазин', text: 'Да, подойдёт и на 1.8.' }],
    })
    const mails = await mailsOf(who)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/Knecht OC 90[\s\S]*1\.6 без кондиционера[\s\S]*Ответ магазина: Да, подойдёт\./)
    await answer('')
    expect(await findShown(id)).toMatchObject({ answers: [] })
  })

  it('are answered by those who have received the product, after a moderator has read the answer', async () => {
    const asker = await shopper()
    const id = await ask(asker)
    await publish(id)
    const buyer = await shopper()
    const answer = (who: SignedIn) =>
      who.call(answerQuestion, { body: { id, text: 'Встал без переделок.', isAnonymous: true } })
    expect((await buyer.call(readQuestion, { body: { id } })).body).toMatchObject({
      canAnswer: false,
      reason: 'notBought',
    })
    expect((await answer(buyer)).status).toBe(403)
    await buy(buyer, 'issued')
    expect((await buyer.call(readQuestion, { body: { id } })).body.canAnswer).toBe(true)
    expect((await answer(buyer)).body.answers).toMatchObject([{ status: 'moderation' }])
    expect((await answer(buyer)).status).toBe(409)
    await buy(asker, 'issued')
    expect((await answer(asker)).status).toBe(403)
    expect((await findShown(id))?.answers).toEqual([])
    expect(await mailsOf(asker)).toEqual([])

    const { body } = await admin().call(listModeratedQuestions, { body: { state: 'waiting', limit: 100 } })
    const waiting = body.questions.find((one) => one.id === id)?.answers[0]?.id ?? ''
    const decide = () =>
      admin().call(decideAnswer, { body: { id: waiting, seen: 'moderation', decision: 'publish' } })
    await Promise.all([decide(), decide()])
    expect((await findShown(id))?.answers).toMatchObject([{ isShop: false, authorName: 'Покупатель' }])
    expect(await mailsOf(asker)).toEqual([expect.stringContaining('Ответ покупателя: Встал без переделок.')])
  })

  it('show who answers how his answer stands, and let a refused one be written anew', async () => {
    const id = await ask(await shopper())
    await publish(id)
    const buyer = await shopper()
    await buy(buyer, 'issued')
    const answer = (text: string) => buyer.call(answerQuestion, { body: { id, text } })
    const own = async () => (await buyer.call(listOwnQuestions, { body: {} })).body.questions
    const { answers } = (await answer('Пишите мне.')).body
    expect(await own()).toMatchObject([{ id, isOwn: false, answers: [{ status: 'moderation' }] }])
    const refusal = {
      id: answers[0]?.id ?? '',
      seen: 'moderation',
      decision: 'reject',
      reason: 'Не по делу',
    } as const
    await admin().call(decideAnswer, { body: refusal })
    expect(await own()).toMatchObject([{ answers: [{ status: 'rejected', rejectReason: 'Не по делу' }] }])
    const { body: question } = await buyer.call(readQuestion, { body: { id } })
    expect(question).toMatchObject({ canAnswer: true, question: { answers: [{ status: 'rejected' }] } })
    expect((await answer('Подошёл, стоит год.')).body.answers).toMatchObject([
      { status: 'moderation', rejectReason: null, text: 'Подошёл, стоит год.' },
    ])
    expect((await answer('Ещё раз')).status).toBe(409)
  })

  it('are moderated by the staff alone', async () => {
    const who = await shopper()
    const id = await ask(who)
    const decision = { body: { id, seen: 'moderation', decision: 'publish' } } as const
    const answers = await Promise.all([
      who.call(listModeratedQuestions, { body: {} }),
      who.call(decideQuestion, decision),
      who.call(decideAnswer, decision),
      who.call(answerAsShop, { body: { id, text: 'Да' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  it('are asked once under one key, and so many a day', async () => {
    const who = await shopper()
    const once = () =>
      who.call(askQuestion, { body: { productId: REVIEWED, text: WORDS, idempotencyKey: 'one' } })
    const made = await Promise.all([once(), once(), once()])
    expect(new Set(made.map(({ body }) => body.question.id)).size).toBe(1)
    const more = await Promise.all(
      Array.from({ length: 20 }, () => who.call(askQuestion, { body: { productId: REVIEWED, text: WORDS } })),
    )
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await who.call(askQuestion, { body: { productId: '00-99999999', text: WORDS } })).status).toBe(
      404,
    )
  })

  it('lose the name of a deleted account, and what nobody has published', async () => {
    const who = await shopper({ name: 'Евгения', passwordHash: await hashPassword(GOOD_PASSWORD) })
    const [published, waiting] = [await ask(who), await ask(who, 'Ещё один вопрос')]
    await publish(published)
    expect((await findShown(published))?.authorName).toMatch(/^Евгения/)
    await who.call(deleteProfile, { body: { password: GOOD_PASSWORD } })
    expect((await findShown(published))?.authorName).toBe('Покупатель')
    expect((await publish(waiting)).status).toBe(404)
  })

  it('are deleted by their asker alone, and leave the page', async () => {
    const who = await shopper()
    const id = await ask(who)
    await publish(id)
    expect((await (await shopper()).call(deleteQuestion, { body: { id } })).status).toBe(404)
    expect((await who.call(deleteQuestion, { body: { id } })).status).toBe(200)
    expect(await findShown(id)).toBeUndefined()
  })
})
