import { browserGateway } from '@/lib/gateway/browser-client'
import {
  answerAsShop,
  decideAnswer,
  decideQuestion,
  listModeratedQuestions,
} from '@/lib/gateway/contracts/site/question-moderation'
import type { ParsedRequestOf, RequestOf, ResponseOf } from '@/lib/gateway/operation'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { atLeast } from '@/lib/query/at-least'

export type ModeratedQuestion = ResponseOf<typeof decideQuestion>
export type ModeratedQuestions = ResponseOf<typeof listModeratedQuestions>
export type ModerationState = ParsedRequestOf<typeof listModeratedQuestions>['body']['state']
export type Decision = RequestOf<typeof decideQuestion>['body']

const WE_SHOW = { handlesErrors: true } as const

export const MODERATION = ['question-moderation'] as const

/** A page of what is in this state. */
export function readModerated(state: ModerationState, page: number, signal: AbortSignal) {
  const call = browserGateway().call(
    listModeratedQuestions,
    { body: { state, page } },
    { ...WE_SHOW, signal },
  )
  return atLeast(call).then(requireResponse)
}

export async function decide(what: 'question' | 'answer', body: Decision): Promise<void> {
  const operation = what === 'question' ? decideQuestion : decideAnswer
  await browserGateway().call(operation, { body }, WE_SHOW).then(requireResponse)
}

export async function reply(body: RequestOf<typeof answerAsShop>['body']): Promise<void> {
  await browserGateway().call(answerAsShop, { body }, WE_SHOW).then(requireResponse)
}
