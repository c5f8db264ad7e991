'use client'

import { StaffHistory } from '@/components/staff/staff-history'
import { formatMoment } from '@/lib/format/format-moment'
import type { ModeratedReview } from '../api/moderation-calls'
import { REPORT_REASONS } from '../model/report-reasons'
import { OwnReviewBody } from './own-review-body'
import { ReviewActions } from './review-actions'
import { ReviewHead } from './review-head'
import { ReviewedProduct } from './reviewed-product'
import itemStyles from './review-item.module.css'
import styles from './own-reviews.module.css'

const DONE = {
  taken: 'Взят в работу',
  published: 'Опубликован',
  rejected: 'Отклонён',
  replied: 'Ответ магазина',
  'reply-removed': 'Ответ убран',
} as const

type Props = {
  review: ModeratedReview
  /** Reviews can be taken up, so that two people do not work on one. */
  isShared?: boolean
  onChanged: () => Promise<void>
  onOutdated: () => Promise<void>
}

/** One review before a moderator, with the possible actions. */
export function ModeratedCard({ review: shown, isShared = false, onChanged, onOutdated }: Props) {
  const { product, review, status, complaints, rejectReason, media, takenBy, history } = shown
  return (
    <li className={styles.row}>
      {product && (
        <ReviewedProduct product={product} className={styles.what} softClass={styles.soft}>
          <ReviewHead
            status={status}
            rating={review.rating}
            createdAt={shown.createdAt}
            author={
              <>
                <span>{review.authorName}</span>
                {review.isVerified && <span className={itemStyles.verified}>Куплено здесь</span>}
              </>
            }
          />
        </ReviewedProduct>
      )}
      <div className={styles.body}>
        <OwnReviewBody review={review} media={media} />
        {rejectReason && <p className={styles.soft}>Причина отказа: {rejectReason}</p>}
        {takenBy !== null && (
          <p>
            В работе: {takenBy.author ?? 'сотрудник без имени'}, {formatMoment(takenBy.at)}
          </p>
        )}
        <StaffHistory history={history} words={DONE} textClass={styles.text} />
        {complaints.length > 0 && (
          <ul aria-label="Жалобы">
            {complaints.map(({ reason, comment, createdAt }) => (
              <li key={createdAt + comment} className={styles.text}>
                <b>{REPORT_REASONS[reason]}</b>
                {comment && `: ${comment}`}
              </li>
            ))}
          </ul>
        )}
        <ReviewActions shown={shown} isShared={isShared} onChanged={onChanged} onOutdated={onOutdated} />
      </div>
    </li>
  )
}
