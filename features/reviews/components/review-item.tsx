import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatReviewDate } from '../model/format-review-date'
import type { Review } from '../model/review'
import { ReviewMediaList } from './review-media-list'
import styles from './review-item.module.css'

export function ReviewItem({ review, judgement }: { review: Review; judgement: ReactNode }) {
  const { author, rating, text, pros, cons, reply, media } = review
  return (
    <li className={styles.review} tabIndex={-1}>
      <p className={styles.head}>
        <b>{author}</b>
        <span className={styles.mark}>
          <span className="visually-hidden">Оценка </span>
          {rating}
          <Icon name="star" size={16} />
        </span>
        {review.isVerified && <span className={styles.verified}>Куплено здесь</span>}
        <time dateTime={review.createdAt}>{formatReviewDate(review.createdAt)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {pros && (
        <p>
          <b>Плюсы:</b> {pros}
        </p>
      )}
      {cons && (
        <p>
          <b>Минусы:</b> {cons}
        </p>
      )}
      <ReviewMediaList media={media} />
      {judgement}
      {reply && (
        <p className={styles.reply}>
          <b>Ответ магазина</b> <time dateTime={reply.createdAt}>{formatReviewDate(reply.createdAt)}</time>
          <br />
          {reply.text}
        </p>
      )}
    </li>
  )
}
