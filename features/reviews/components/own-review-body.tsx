import type { OwnReview } from '../model/own-review'
import { ReviewMediaList } from './review-media-list'
import styles from './own-reviews.module.css'

type Props = Pick<OwnReview, 'review' | 'media'>

/** The text of a review for its author and a moderator. */
export function OwnReviewBody({ review: { text, pros, cons, reply }, media }: Props) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      {pros && (
        <p className={styles.text}>
          <b>Плюсы:</b> {pros}
        </p>
      )}
      {cons && (
        <p className={styles.text}>
          <b>Минусы:</b> {cons}
        </p>
      )}
      <ReviewMediaList media={media} />
      {reply && (
        <p className={styles.reply}>
          <b>Ответ магазина</b>
          <br />
          {reply.text}
        </p>
      )}
    </>
  )
}
