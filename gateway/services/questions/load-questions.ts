import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { products } from '@/gateway/db/schema/catalog'
import { answers, questions } from '@/gateway/db/schema/questions'
import { internalCodeOf, productLocation } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Paging } from '@/gateway/core/to-pagination'

/** Who looks: an author sees the states of what he wrote, a moderator those of all. */
export type Eyes = { authorId?: string; isModerator?: boolean }

type Query = { where: SQL | undefined; order?: readonly SQL[]; paging?: Paging; as?: Eyes }
type Row = typeof questions.$inferSelect | typeof answers.$inferSelect

const { code, title, brandId, article, pictures } = products

/** Questions with their products and answers, as the viewer may see them; a guest by default. */
export async function loadQuestions(deps: ServiceDeps, { where, order = [], paging, as = {} }: Query) {
  const { db } = deps
  const reference = await deps.reference()
  const found = db
    .select({ question: questions, card: { code, title, brandId, article, pictures } })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(where)
    .orderBy(...order, desc(questions.id))
  const rows = await (paging ? found.offset((paging.page - 1) * paging.limit).limit(paging.limit) : found)
  const ids = rows.map(({ question }) => question.id)
  const said =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(answers)
          .where(inArray(answers.questionId, ids))
          .orderBy(desc(answers.isShop), asc(answers.id))
  return rows.map(({ question, card }) => ({
    ...toWritten(question, as),
    productId: internalCodeOf(card.code),
    product: {
      title: card.title,
      brand: reference.brandById.get(card.brandId)?.title ?? '',
      article: card.article,
      location: productLocation(card.code),
      pictureUrl: card.pictures[0] ?? null,
    },
    isOwn: isOwn(question, as),
    answers: said
      .filter((answer) => answer.questionId === question.id)
      .filter((answer) => answer.status === 'published' || as.isModerator === true || isOwn(answer, as))
      .map((answer) => ({ ...toWritten(answer, as), isShop: answer.isShop })),
  }))
}

function toWritten(row: Row, as: Eyes) {
  return {
    id: String(row.id),
    text: row.text,
    authorName: row.authorName,
    status: row.status,
    rejectReason: as.isModerator === true || isOwn(row, as) ? row.rejectReason : null,
    createdAt: row.createdAt.toISOString(),
  }
}

function isOwn({ authorId }: Row, as: Eyes): boolean {
  return authorId !== null && authorId === as.authorId
}
