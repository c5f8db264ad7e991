import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import { brands, products } from '@/gateway/db/schema/catalog'
import { deskPage, postToStaff } from '@/gateway/services/mail/post-to-staff'

const WORDS = {
  question: { kind: 'question-announced', what: 'Вопрос о товаре', place: 'questions' },
  answer: { kind: 'question-announced', what: 'Ответ покупателя о товаре', place: 'questions' },
  review: { kind: 'review-announced', what: 'Отзыв о товаре', place: 'reviews' },
} as const

type Words = { id: number; productId: number; author: string; text: string }

/** Notifies the staff of words about a product, which wait to be read before others see them. */
export async function notifyStaffOfWords(
  tx: Database,
  deps: CoreDeps,
  what: keyof typeof WORDS,
  { id, productId, author, text }: Words,
) {
  const [product] = await tx
    .select({ name: sql<string>`${brands.title} || ' ' || ${products.article}` })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, productId))
  const { kind, what: title, place } = WORDS[what]
  const href = deskPage(deps, place)
  const mail = {
    subject: `${title} ${product?.name ?? ''}`,
    parts: [
      { kind: 'text', text: `${author}:` },
      { kind: 'quote', text },
      ...(href === undefined ? [] : [{ kind: 'link', title: 'Прочитать и решить', href } as const]),
    ],
  } as const
  await postToStaff(tx, deps, { kind, reference: String(id), mail })
}
