import { checkCanReview } from '@/lib/gateway/contracts/site/reviews'
import { listOwnQuestions, readQuestion } from '@/lib/gateway/contracts/site/questions'
import type { Ask } from '@/lib/query/reading'

export function ownQuestions(page: number) {
  return (ask: Ask) => ask(listOwnQuestions, { body: { page } })
}

export function askedQuestion(id: string) {
  return (ask: Ask) => ask(readQuestion, { body: { id } })
}

/** The call of reviews names the product, whatever may be written about it. */
export function askedProduct(productId: string) {
  return (ask: Ask) => ask(checkCanReview, { body: { productId } })
}
