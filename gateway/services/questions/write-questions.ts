import { and, eq, isNull } from 'drizzle-orm'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import { answers, questions } from '@/gateway/db/schema/questions'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { notifyStaffOfWords } from '@/gateway/services/mail/notify-staff-of-words'
import { loadQuestions } from '@/gateway/services/questions/load-questions'
import { noQuestion, whyNotAnswer } from '@/gateway/services/questions/read-questions'
import { recountQuestions } from '@/gateway/services/questions/recount-questions'
import { authorOf, shownName } from '@/gateway/services/reviews/author-of'
import { toRowId } from '@/gateway/core/to-row-id'
import type { answerQuestion, askQuestion } from '@/lib/gateway/contracts/site/questions'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

const DAY_SECONDS = 86_400
const QUESTIONS_A_DAY = 20
const ANSWERS_A_DAY = 30

type NewQuestion = ParsedRequestOf<typeof askQuestion>['body']
type NewAnswer = ParsedRequestOf<typeof answerQuestion>['body']

const WHY_NOT = {
  own: {
    kind: 'forbidden',
    message: 'Это ваш вопрос: ответить на него может другой покупатель или магазин.',
  },
  answered: { kind: 'conflict', message: 'Вы уже ответили на этот вопрос.' },
  notBought: { kind: 'forbidden', message: 'Ответить может тот, кто купил этот товар у нас.' },
} as const

/** Asks about a product. The same key returns the question that it has asked before. */
export async function askAboutProduct(
  deps: ServiceDeps,
  viewer: Viewer,
  { productId, text, isAnonymous }: NewQuestion,
  key: string | null,
) {
  const author = await authorOf(deps.db, viewer)
  const id = await deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.code, codeNumberOf(productId) ?? -1), isNull(products.hiddenAt)))
    if (!product) throw notFound('Такого товара в каталоге нет.')
    const [known] =
      key === null
        ? []
        : await tx
            .select({ id: questions.id })
            .from(questions)
            .where(and(eq(questions.authorId, author.id), eq(questions.idempotencyKey, key)))
    if (known) return known.id
    await consumeLimits({ ...deps, db: tx }, [
      {
        key: `questions of ${author.id}`,
        max: QUESTIONS_A_DAY,
        seconds: DAY_SECONDS,
        refusal: 'Слишком много вопросов за день. Продолжите',
      },
    ])
    const [made] = await tx
      .insert(questions)
      .values({
        productId: product.id,
        authorId: author.id,
        authorName: shownName(author, isAnonymous),
        idempotencyKey: key,
        text,
        createdAt: deps.now(),
      })
      .returning({ id: questions.id })
    if (!made) throw new Error('the question was not written')
    const words = { id: made.id, productId: product.id, author: shownName(author, isAnonymous), text }
    await notifyStaffOfWords(tx, deps, 'question', words)
    return made.id
  })
  return { question: await readOwn(deps, author.id, id), isMailed: await isMailed(deps, viewer) }
}

async function isMailed({ db, sendsMail }: ServiceDeps, { userId }: Viewer): Promise<boolean> {
  const confirmed = and(eq(users.id, userId), eq(users.isEmailConfirmed, true))
  return sendsMail && (await db.$count(users, confirmed)) > 0
}

/** Answers a question about what the person has bought; the answer waits for a moderator. */
export async function answerAsBuyer(deps: ServiceDeps, viewer: Viewer, body: NewAnswer) {
  const author = await authorOf(deps.db, viewer)
  const id = toRowId(body.id) ?? -1
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const [question] = await tx
      .select({ authorId: questions.authorId, productId: questions.productId })
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.status, 'published')))
      .for('share')
    if (!question) throw noQuestion()
    const isOwn = question.authorId === author.id
    const reason = await whyNotAnswer({ db: tx }, { id, author, isOwn, userId: viewer.userId })
    if (reason !== null) throw gatewayError(WHY_NOT[reason].kind, WHY_NOT[reason].message)
    await consumeLimits({ ...deps, db: tx }, [
      { key: `answers of ${author.id}`, max: ANSWERS_A_DAY, seconds: DAY_SECONDS },
    ])
    const authorName = shownName(author, body.isAnonymous)
    const written = { authorName, text: body.text, createdAt: deps.now() }
    await tx
      .insert(answers)
      .values({ questionId: id, authorId: author.id, ...written })
      // One that was refused is written anew.
      .onConflictDoUpdate({
        target: [answers.questionId, answers.authorId],
        set: { ...written, status: 'moderation', rejectReason: null },
      })
    const words = { id, productId: question.productId, author: authorName, text: body.text }
    await notifyStaffOfWords(tx, deps, 'answer', words)
  })
  return readOwn(deps, author.id, id)
}

async function readOwn(deps: ServiceDeps, authorId: string, id: number) {
  const [question] = await loadQuestions(deps, { where: eq(questions.id, id), as: { authorId } })
  if (!question) throw noQuestion()
  return question
}

/** Removes a question in any state, with all its answers. */
export async function deleteOwnQuestion(deps: ServiceDeps, viewer: Viewer, rawId: string): Promise<void> {
  const author = await authorOf(deps.db, viewer)
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(questions)
      .where(and(eq(questions.id, toRowId(rawId) ?? -1), eq(questions.authorId, author.id)))
      .returning({ status: questions.status, productId: questions.productId })
    if (!row) throw noQuestion()
    if (row.status === 'published') await recountQuestions(tx, row.productId)
  })
}
