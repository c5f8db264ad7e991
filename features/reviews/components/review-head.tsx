import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Tone, ToneBadge } from '@/components/ui/tone-badge'
import { formatReviewDate } from '../model/format-review-date'
import { type OwnReview, STATUS_WORDS } from '../model/own-review'
import itemStyles from './review-item.module.css'
import styles from './own-reviews.module.css'

const TONES: Readonly<Record<OwnReview['status'], Tone>> = {
  moderation: 'going',
  published: 'good',
  rejected: 'bad',
}

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
      <ToneBadge tone={TONES[status]} title={STATUS_WORDS[status]} />
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
