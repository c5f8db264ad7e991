import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError } from '@/gateway/core/errors/errors'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { brands, products } from '@/gateway/db/schema/catalog'
import { answers, type QuestionAction, questionActions, questions } from '@/gateway/db/schema/questions'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { postMail } from '@/gateway/services/mail/post-mail'
import { loadQuestions } from '@/gateway/services/questions/load-questions'
import { answeredQuestionMail } from '@/gateway/services/questions/answered-question-mail'
import { noQuestion } from '@/gateway/services/questions/read-questions'
import { recountQuestions } from '@/gateway/services/questions/recount-questions'
import { answeredMeanwhile } from '@/gateway/services/reviews/answered-meanwhile'
import { toRowId } from '@/gateway/core/to-row-id'
import type {
  answerAsShop,
  decideQuestion,
  listModeratedQuestions,
} from '@/lib/gateway/contracts/site/question-moderation'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type State = ParsedRequestOf<typeof listModeratedQuestions>['body']['state']
type Reply = ParsedRequestOf<typeof answerAsShop>['body']
type Decision = ParsedRequestOf<typeof decideQuestion>['body']

const SHOP = 'Магазин'

/** Has words that a moderator has not read; two index scans, where an «or» would read all questions. */
export const IS_WAITING = sql`${questions.id} in (
  select id from questions where status = 'moderation'
  union select question_id from answers where status = 'moderation')`
const isUnanswered = sql`(${questions.status} = 'published'
  and not exists (select 1 from answers a where a.question_id = ${questions.id} and a.status = 'published'))`

const STATES: Record<State, { where: SQL; order: SQL }> = {
  waiting: { where: IS_WAITING, order: asc(questions.createdAt) },
  unanswered: { where: isUnanswered, order: asc(questions.createdAt) },
  published: { where: eq(questions.status, 'published'), order: desc(questions.createdAt) },
  rejected: { where: eq(questions.status, 'rejected'), order: desc(questions.createdAt) },
}

/** The moderator's queue. */
export async function listModerated(deps: ServiceDeps, viewer: Viewer, state: State, paging: Paging) {
  await requireStaff(deps.db, viewer)
  const { where, order } = STATES[state]
  return {
    questions: await loadModerated(deps, where, [order], paging),
    waiting: await deps.db.$count(questions, IS_WAITING),
    unanswered: await deps.db.$count(questions, isUnanswered),
    pagination: toPagination(paging, await deps.db.$count(questions, where)),
  }
}

async function loadModerated(deps: ServiceDeps, where: SQL, order: SQL[] = [], paging?: Paging) {
  const found = await loadQuestions(deps, {
    where,
    order,
    ...(paging && { paging }),
    as: { isModerator: true },
  })
  const done = await deps.db
    .select({ row: questionActions, author: authorName })
    .from(questionActions)
    .leftJoin(users, eq(users.id, questionActions.authorId))
    .where(
      inArray(
        questionActions.questionId,
        found.map(({ id }) => Number(id)),
      ),
    )
    .orderBy(asc(questionActions.id))
  return found.map((question) => ({
    ...question,
    history: done
      .filter(({ row }) => String(row.questionId) === question.id)
      .map(({ row: { action, text, createdAt }, author }) => ({
        action,
        text,
        author,
        at: createdAt.toISOString(),
      })),
  }))
}

function logAction(
  tx: Database,
  { now }: ServiceDeps,
  { userId }: Viewer,
  entry: { questionId: number; action: QuestionAction; text?: string },
) {
  return tx.insert(questionActions).values({ ...entry, authorId: userId, createdAt: now() })
}

async function readModerated(deps: ServiceDeps, id: number) {
  const [question] = await loadModerated(deps, eq(questions.id, id))
  if (!question) throw noQuestion()
  return question
}

/** The lock of the question comes first everywhere, so that two decisions never wait for each other. */
async function lockQuestion(tx: Database, id: number) {
  const [row] = await tx
    .select({
      id: questions.id,
      status: questions.status,
      authorId: questions.authorId,
      text: questions.text,
      productId: questions.productId,
      code: products.code,
      product: sql<string>`${brands.title} || ' ' || ${products.article}`,
    })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(questions.id, id))
    .for('update', { of: questions })
  if (!row) throw noQuestion()
  return row
}

/** What a decision comes to: the new state, or undefined where it was taken already. */
function decidedStatus(status: string, { seen, decision, reason }: Decision) {
  if (decision === 'reject' && reason === '')
    throw fieldError('reason', 'Напишите автору, почему: без причины не отклонить.')
  const next = decision === 'publish' ? ('published' as const) : ('rejected' as const)
  if (status === next) return undefined
  if (status !== seen) throw gatewayError('conflict', 'Другой сотрудник уже решил иначе. Прочтите ещё раз.')
  return { status: next, rejectReason: next === 'rejected' ? reason : null }
}

/** Publishes a question that the moderator has read, or takes it away. */
export async function decideQuestionOf(deps: ServiceDeps, viewer: Viewer, body: Decision) {
  await requireStaff(deps.db, viewer)
  const id = toRowId(body.id) ?? -1
  await deps.db.transaction(async (tx) => {
    const question = await lockQuestion(tx, id)
    const next = decidedStatus(question.status, body)
    if (!next) return
    await tx.update(questions).set(next).where(eq(questions.id, id))
    await logAction(tx, deps, viewer, {
      questionId: id,
      action: next.status,
      text: next.rejectReason ?? '',
    })
    if ([question.status, next.status].includes('published')) await recountQuestions(tx, question.productId)
  })
  return readModerated(deps, id)
}

/** The same for the answer of a buyer; the first time that it is shown, the asker is told. */
export async function decideAnswerOf(deps: ServiceDeps, viewer: Viewer, body: Decision) {
  await requireStaff(deps.db, viewer)
  const answerId = toRowId(body.id) ?? -1
  const id = await deps.db.transaction(async (tx) => {
    const buyers = and(eq(answers.id, answerId), eq(answers.isShop, false))
    const [named] = await tx.select({ id: answers.questionId }).from(answers).where(buyers)
    if (!named) throw noQuestion()
    const question = await lockQuestion(tx, named.id)
    const [answer] = await tx.select().from(answers).where(buyers)
    if (!answer) throw noQuestion()
    const next = decidedStatus(answer.status, body)
    if (!next) return question.id
    await tx.update(answers).set(next).where(eq(answers.id, answerId))
    await logAction(tx, deps, viewer, {
      questionId: question.id,
      action: `answer-${next.status}`,
      text: next.rejectReason ?? answer.text,
    })
    if (next.status === 'published' && question.status === 'published')
      await tellAsker(tx, deps, question, answer)
    if (question.status === 'published') await recountQuestions(tx, question.productId)
    return question.id
  })
  return readModerated(deps, id)
}

/** The shop's answer under a question, which it publishes too; an empty one removes it. */
export async function answerForShop(deps: ServiceDeps, viewer: Viewer, { id: rawId, text, seen }: Reply) {
  await requireStaff(deps.db, viewer)
  const id = toRowId(rawId) ?? -1
  await deps.db.transaction(async (tx) => {
    const question = await lockQuestion(tx, id)
    const ofShop = and(eq(answers.questionId, id), eq(answers.isShop, true))
    const [written] = await tx.select().from(answers).where(ofShop)
    const before = written?.text ?? ''
    if (text === before && (text === '' || question.status === 'published')) return
    if (seen !== undefined && seen !== before)
      throw await answeredMeanwhile(
        tx,
        { actions: questionActions, about: eq(questionActions.questionId, id) },
        before,
      )
    if (text === '') await tx.delete(answers).where(ofShop)
    else {
      if (question.status === 'rejected')
        throw gatewayError('conflict', 'Вопрос отклонён. Опубликуйте его, чтобы ответить.')
      const [changed] = await tx.update(answers).set({ text }).where(ofShop).returning()
      const [answer] = changed
        ? [changed]
        : await tx
            .insert(answers)
            .values({
              questionId: id,
              isShop: true,
              authorName: SHOP,
              text,
              status: 'published',
              createdAt: deps.now(),
            })
            .returning()
      await tx.update(questions).set({ status: 'published', rejectReason: null }).where(eq(questions.id, id))
      if (answer) await tellAsker(tx, deps, question, answer)
    }
    const action = text === '' ? 'reply-removed' : 'replied'
    await logAction(tx, deps, viewer, { questionId: id, action, text: text || before })
    await recountQuestions(tx, question.productId)
  })
  return readModerated(deps, id)
}

/** Of each answer once, also to those who refuse emails about discounts: it answers what they asked. */
async function tellAsker(
  tx: Database,
  deps: ServiceDeps,
  { authorId, product, code, text: question }: Awaited<ReturnType<typeof lockQuestion>>,
  { id, isShop, text: answer }: typeof answers.$inferSelect,
): Promise<void> {
  const [untold] = await tx
    .update(answers)
    .set({ notifiedAt: deps.now() })
    .where(and(eq(answers.id, id), isNull(answers.notifiedAt)))
    .returning({ id: answers.id })
  if (!untold || authorId === null) return
  const [asker] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.externalId, authorId), eq(users.isEmailConfirmed, true), isNull(users.deletedAt)))
  const href = deps.siteUrl && new URL(`/product/${internalCodeOf(code)}#questions`, deps.siteUrl).href
  const mail = answeredQuestionMail({ product, question, answer, isShop, href })
  await postMail(tx, deps, 'question-answered', { to: asker?.email ?? '', mail })
}
