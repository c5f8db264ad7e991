import { browserGateway } from '@/lib/gateway/browser-client'
import { answerQuestion, askQuestion, deleteQuestion } from '@/lib/gateway/contracts/site/questions'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import type { QuestionFormValues } from '../model/question-form'

const WE_SHOW = { handlesErrors: true } as const

/** Whether the answer will come by an email. A second press with the same key asks nothing new. */
export async function ask(
  productId: string,
  idempotencyKey: string,
  values: QuestionFormValues,
): Promise<boolean> {
  const request = { body: { productId, idempotencyKey, ...values } }
  return (await browserGateway().call(askQuestion, request, WE_SHOW).then(requireResponse)).isMailed
}

export async function answer(id: string, values: QuestionFormValues): Promise<void> {
  await browserGateway()
    .call(answerQuestion, { body: { id, ...values } }, WE_SHOW)
    .then(requireResponse)
}

export async function removeQuestion(id: string): Promise<void> {
  await browserGateway().call(deleteQuestion, { body: { id } }, WE_SHOW).then(requireResponse)
}
