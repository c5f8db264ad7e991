import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { readReviewMarks, reportReview, voteReview } from '@/lib/gateway/contracts/site/reviews'
import type { RequestOf } from '@/lib/gateway/operation'
import type { ReviewMark } from '../model/review-mark'

const QUIETLY = { handlesErrors: true } as const

/** The signed-in user's relation to the reviews. */
export async function readMarks(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewMark>> {
  const answer = await browserGateway().call(readReviewMarks, { body: { ids: [...ids] } }, QUIETLY)
  return new Map(answer?.marks.map((mark) => [mark.id, mark]))
}

/** Undefined when it was refused and the person has seen why. */
export function vote(id: string, to: 'up' | 'down' | 'none'): Promise<ReviewMark['votes'] | undefined> {
  return browserGateway().call(voteReview, { params: { id }, body: { vote: to } })
}

export async function complain(body: RequestOf<typeof reportReview>['body']): Promise<void> {
  await browserGateway().call(reportReview, { body }, QUIETLY).then(requireResponse)
}
