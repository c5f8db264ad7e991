import { Icon } from '@/components/ui/icon'
import { pictureSources } from '@/components/media/picture-sources'
import { mediaUrl } from '@/lib/image/image-url'
import { formatReviewDate } from '../model/format-review-date'
import type { Review } from '../model/review'
import styles from './review-item.module.css'

const THUMB_PX = 72

export function ReviewItem({ review }: { review: Review }) {
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
        {review.isVerified && <span className={styles.verified}>Проверенная покупка</span>}
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
      {media.length > 0 && (
        <p className={styles.media}>
          {media.map(({ id, type, url, previewUrl }, index) => (
            <a
              key={id}
              href={mediaUrl(url)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${type === 'photo' ? 'Фото' : 'Видео'} ${index + 1}`}
            >
              {type === 'photo' || previewUrl ? (
                <img
                  {...pictureSources(previewUrl ?? url, THUMB_PX, THUMB_PX)}
                  alt=""
                  width={THUMB_PX}
                  height={THUMB_PX}
                  loading="lazy"
                />
              ) : (
                <Icon name="play" size={32} />
              )}
            </a>
          ))}
        </p>
      )}
      {review.usefulCount > 0 && <p className={styles.soft}>Полезно: {review.usefulCount}</p>}
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
