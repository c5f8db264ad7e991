import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { notFound } from '@/gateway/core/errors/errors'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { answers, questions } from '@/gateway/db/schema/questions'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadQuestions } from '@/gateway/services/questions/load-questions'
import { authorOf } from '@/gateway/services/reviews/author-of'
import { hasReceived } from '@/gateway/services/reviews/bought-products'
import { toRowId } from '@/gateway/core/to-row-id'
import { QUESTIONS_LIMIT } from '@/lib/gateway/contracts/limits'

const NEWEST = [desc(questions.createdAt)]

/** Published questions about a product with their published answers. */
export async function readQuestions(deps: ServiceDeps, productCode: string) {
  const where = and(
    eq(questions.status, 'published'),
    sql`${questions.productId} = (select id from products where code = ${codeNumberOf(productCode) ?? -1} and hidden_at is null)`,
  )
  const paging = { page: 1, limit: QUESTIONS_LIMIT }
  const found = await loadQuestions(deps, { where, order: NEWEST, paging })
  const isWhole = found.length < QUESTIONS_LIMIT
  return { questions: found, total: isWhole ? found.length : await deps.db.$count(questions, where) }
}

/** What the person has asked, in every state, and the questions that he has answered; the newest first. */
export async function listOwnQuestions(deps: ServiceDeps, viewer: Viewer, paging: Paging) {
  const author = await authorOf(deps.db, viewer)
  const isAnswered = sql`(${questions.status} = 'published' and ${questions.id} in
    (select question_id from answers where author_id = ${author.id}))`
  const where = or(eq(questions.authorId, author.id), isAnswered)
  return {
    questions: await loadQuestions(deps, { where, order: NEWEST, paging, as: { authorId: author.id } }),
    pagination: toPagination(paging, await deps.db.$count(questions, where)),
  }
}

/** A published question, and whether the person may answer it. */
export async function readQuestion(deps: ServiceDeps, viewer: Viewer, rawId: string) {
  const author = await authorOf(deps.db, viewer)
  const id = toRowId(rawId) ?? -1
  const where = and(eq(questions.id, id), eq(questions.status, 'published'))
  const [question] = await loadQuestions(deps, { where, as: { authorId: author.id } })
  if (!question) throw noQuestion()
  const reason = await whyNotAnswer(deps, { id, author, isOwn: question.isOwn, userId: viewer.userId })
  return { question, canAnswer: reason === null, reason }
}

type Answering = { id: number; author: { id: string }; isOwn: boolean; userId: string }

/** Why a person may not answer a published question; null where he may. */
export async function whyNotAnswer(
  { db }: Pick<ServiceDeps, 'db'>,
  { id, author, isOwn, userId }: Answering,
): Promise<'own' | 'answered' | 'notBought' | null> {
  if (isOwn) return 'own'
  const isOfPerson = and(eq(answers.questionId, id), eq(answers.authorId, author.id))
  const own = and(isOfPerson, ne(answers.status, 'rejected'))
  if ((await db.$count(answers, own)) > 0) return 'answered'
  const [row] = await db
    .select({ productId: questions.productId })
    .from(questions)
    .where(eq(questions.id, id))
  return row && (await hasReceived(db, userId, row.productId)) ? null : 'notBought'
}

export function noQuestion() {
  return notFound('Такого вопроса нет: возможно, его удалили.')
}
