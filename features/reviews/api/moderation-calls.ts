import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  decideReview,
  listModeratedReviews,
  replyToReview,
  takeReview,
} from '@/lib/gateway/contracts/site/review-moderation'
import type { RequestOf, ResponseOf } from '@/lib/gateway/operation'
import { atLeast } from '@/lib/query/at-least'

export type ModeratedReview = ResponseOf<typeof decideReview>
export type ModeratedReviews = ResponseOf<typeof listModeratedReviews>
export type ModerationState = 'moderation' | 'taken' | 'reported' | 'rejected' | 'published'

const WE_SHOW = { handlesErrors: true } as const

export const MODERATION = ['review-moderation'] as const

/** A page of what is in this state. */
export function readModerated(state: ModerationState, page: number, signal: AbortSignal) {
  const call = browserGateway().call(listModeratedReviews, { body: { state, page } }, { ...WE_SHOW, signal })
  return atLeast(call).then(requireResponse)
}

export function decide(body: RequestOf<typeof decideReview>['body']): Promise<ModeratedReview> {
  return browserGateway().call(decideReview, { body }, WE_SHOW).then(requireResponse)
}

export function take(id: string, revision: number): Promise<ModeratedReview> {
  return browserGateway().call(takeReview, { body: { id, revision } }, WE_SHOW).then(requireResponse)
}

export function reply(body: RequestOf<typeof replyToReview>['body']): Promise<ModeratedReview> {
  return browserGateway().call(replyToReview, { body }, WE_SHOW).then(requireResponse)
}
