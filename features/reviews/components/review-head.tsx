import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatReviewDate } from '../model/format-review-date'
import { type OwnReview, STATUS_WORDS } from '../model/own-review'
import itemStyles from './review-item.module.css'
import styles from './own-reviews.module.css'

type Props = Pick<OwnReview, 'status' | 'createdAt'> & {
  rating: number
  /** Who wrote it, before the day. */
  author?: ReactNode
  /** After the day. */
  children?: ReactNode
}

/** State, mark and day of a review, for its author and for a moderator. */
export function ReviewHead({ status, rating, author, createdAt, children }: Props) {
  return (
    <span className={styles.head}>
      <span className={styles.state} data-state={status}>
        {STATUS_WORDS[status]}
      </span>
      <span className={itemStyles.mark}>
        <span className="visually-hidden">Оценка </span>
        {rating}
        <Icon name="star" size={16} />
      </span>
      {author}
      <time className={styles.soft} dateTime={createdAt}>
        {formatReviewDate(createdAt)}
      </time>
      {children}
    </span>
  )
}
