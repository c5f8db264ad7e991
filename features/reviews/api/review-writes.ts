import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { createReview, deleteReview, updateReview } from '@/lib/gateway/contracts/site/reviews'
import type { RequestOf } from '@/lib/gateway/operation'
import type { OwnReview } from '../model/own-review'

export type ReviewBody = Omit<RequestOf<typeof updateReview>['body'], 'id'>

const WE_SHOW = { handlesErrors: true } as const

/** A second press with the same key writes nothing new. */
export function writeReview(productId: string, idempotencyKey: string, body: ReviewBody): Promise<OwnReview> {
  const request = { body: { productId, idempotencyKey, ...body } }
  return browserGateway().call(createReview, request, WE_SHOW).then(requireResponse)
}

export function changeReview(id: string, body: ReviewBody): Promise<OwnReview> {
  return browserGateway()
    .call(updateReview, { body: { id, ...body } }, WE_SHOW)
    .then(requireResponse)
}

export async function removeReview(id: string): Promise<void> {
  await browserGateway().call(deleteReview, { body: { id } }, WE_SHOW).then(requireResponse)
}
