import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatPercent } from '@/lib/format/format-percent'
import { StaticMarkup } from '@/framework/next/static-markup'
import { formatCount } from '@/lib/format/plural'
import type { Reviews } from '../model/review'
import { LazyReviewList } from './lazy-review-list'
import { WriteReviewLink } from './write-review-link'
import styles from './reviews-block.module.css'
// The list wears these before its scripts come; imported here, their names are not in the scripts of every product.
import './review-item.module.css'

const oneDecimal = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Reviews of buyers: the rating with its histogram, the first reviews, and more of them on demand. */
export function ReviewsBlock({ reviews, productCode }: { reviews: Reviews; productCode: string }) {
  return (
    <div className={styles.block}>
      <StaticMarkup as="div" className={styles.summary}>
        <p className={styles.rating}>
          <Icon name="star" size={24} className={styles.star} />
          <b>{oneDecimal.format(reviews.rating)}</b>
          <span>{formatCount(reviews.total, ['отзыв', 'отзыва', 'отзывов'])}</span>
        </p>
        <ul className={styles.histogram}>
          {reviews.histogram.map(({ rating, count, share }) => (
            <li key={rating}>
              <span className="visually-hidden">Оценка </span>
              {rating}
              <i style={{ '--share': share } as CSSProperties} />
              <span className="visually-hidden">: </span>
              {count}
            </li>
          ))}
        </ul>
        {reviews.recommendPercent !== null && <p>{formatPercent(reviews.recommendPercent)} рекомендуют</p>}
        <p>
          <WriteReviewLink productCode={productCode} />
        </p>
      </StaticMarkup>
      <LazyReviewList
        productCode={productCode}
        first={reviews.reviews}
        pages={reviews.pages}
        sorts={reviews.total > 1 ? reviews.sorts : []}
      />
    </div>
  )
}
