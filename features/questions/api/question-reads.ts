import { checkCanReview } from '@/lib/gateway/contracts/site/reviews'
import { listOwnQuestions, readQuestion } from '@/lib/gateway/contracts/site/questions'
import type { GatewayCall } from '@/lib/query/reading'

export function ownQuestions(page: number) {
  return (call: GatewayCall) => call(listOwnQuestions, { body: { page } })
}

export function askedQuestion(id: string) {
  return (call: GatewayCall) => call(readQuestion, { body: { id } })
}

/** The call of reviews names the product, whatever may be written about it. */
export function questionProduct(productId: string) {
  return (call: GatewayCall) => call(checkCanReview, { body: { productId } })
}
