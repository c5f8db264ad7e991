import { requireViewer } from '@/gateway/core/viewer'
import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import type { ServiceDeps } from '@/gateway/services/deps'
import { listOrdered, listUnreviewed } from '@/gateway/services/reviews/bought-products'
import { canReview } from '@/gateway/services/reviews/can-review'
import { reportReview, voteReview } from '@/gateway/services/reviews/judge-review'
import { createMediaStore } from '@/gateway/services/reviews/create-media-store'
import {
  decideReviewOf,
  listModerated,
  replyToReviewOf,
  takeReviewOf,
} from '@/gateway/services/reviews/moderate-reviews'
import { listOwnReviews, readMarks } from '@/gateway/services/reviews/own-reviews'
import { readReviews } from '@/gateway/services/reviews/read-reviews'
import { changeReview, deleteReview, writeReview } from '@/gateway/services/reviews/write-review'
import * as moderation from '@/lib/gateway/contracts/site/review-moderation'
import * as contract from '@/lib/gateway/contracts/site/reviews'

const DONE = { ok: true } as const

export function reviewBindings(deps: ServiceDeps) {
  return [...readingBindings(deps), ...writingBindings(deps), ...moderationBindings(deps)]
}

function readingBindings(deps: ServiceDeps) {
  return [
    bind(contract.getReviews, ({ query }) =>
      readReviews(deps, {
        page: query.page,
        limit: query.per_page,
        sort: query.sort,
        productCode: query.product_id,
        rating: query.rating,
        isWithMedia: query.with_media === '1',
      }),
    ),
    bind(contract.listOwnReviews, ({ body }, call) => listOwnReviews(deps, requireViewer(call), body)),
    bind(contract.readReviewMarks, ({ body }, call) => readMarks(deps, requireViewer(call), body.ids)),
    bind(contract.checkCanReview, ({ body }, call) => canReview(deps, call.viewer, body.productId)),
    bind(contract.listUnreviewedProducts, ({ body }, call) =>
      listUnreviewed(deps, requireViewer(call), body),
    ),
    bind(contract.listOrderedProducts, ({ body }, call) => listOrdered(deps, requireViewer(call), body)),
  ]
}

function writingBindings(deps: ServiceDeps) {
  const media = createMediaStore(deps)
  return [
    bind(contract.createReview, ({ body }, call) =>
      writeReview(deps, requireViewer(call), body, idempotencyKeyOf(call, body.idempotencyKey)),
    ),
    bind(contract.updateReview, ({ body }, call) => changeReview(deps, requireViewer(call), body)),
    bind(contract.deleteReview, async ({ body }, call) => {
      await deleteReview(deps, requireViewer(call), body.id)
      return DONE
    }),
    bind(contract.voteReview, ({ params, body }, call) =>
      voteReview(deps, requireViewer(call), params.id, body.vote),
    ),
    bind(contract.reportReview, async ({ body }, call) => {
      await reportReview(deps, requireViewer(call), body)
      return DONE
    }),
    bind(contract.uploadReviewPhoto, ({ body }, call) => media.keepPhoto(requireViewer(call), body.file)),
    bind(contract.uploadReviewVideo, ({ body }, call) =>
      media.keepVideo(requireViewer(call), body.file, body.poster),
    ),
  ]
}

function moderationBindings(deps: ServiceDeps) {
  return [
    bind(moderation.listModeratedReviews, ({ body }, call) =>
      listModerated(deps, requireViewer(call), body.state, body),
    ),
    bind(moderation.decideReview, ({ body }, call) => decideReviewOf(deps, requireViewer(call), body)),
    bind(moderation.takeReview, ({ body }, call) => takeReviewOf(deps, requireViewer(call), body)),
    bind(moderation.replyToReview, ({ body }, call) => replyToReviewOf(deps, requireViewer(call), body)),
  ]
}
