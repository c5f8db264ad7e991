'use client'

import { markHydrated } from '@/framework/next/mark-hydrated'
import { Button } from '@/components/ui/button'
import type { Review, ReviewSort } from '../model/review'
import { useReviewMarks } from '../hooks/use-review-marks'
import { useReviewPages } from '../hooks/use-review-pages'
import { ReviewFilters } from './review-filters'
import { ReviewItem } from './review-item'
import { ReviewJudgement } from './review-judgement'
import styles from './reviews-block.module.css'

type Props = {
  productCode: string
  /** The first page, which stands in the document. */
  first: readonly Review[]
  pages: number
  sorts: readonly ReviewSort[]
}

export function ReviewList({ productCode, first, pages, sorts }: Props) {
  const { shown, requested, status, list, relist, more } = useReviewPages({
    productCode,
    sort: sorts.find((sort) => sort.isActive)?.code ?? '',
    pages,
    reviews: first,
  })
  const [marks, setMark] = useReviewMarks(shown.reviews)

  return (
    <div className={styles.reviews}>
      {sorts.length > 1 && (
        <ReviewFilters sorts={sorts} requested={requested} onChange={(changes) => void relist(changes)} />
      )}
      {shown.reviews.length === 0 && status === 'idle' && (
        <p role="status">Таких отзывов нет. Выберите другую оценку или уберите отметку.</p>
      )}
      <ul ref={list} className={styles.list} aria-busy={status === 'loading'}>
        {shown.reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            judgement={
              <ReviewJudgement
                review={review}
                mark={marks.get(review.id)}
                onMark={(mark) => setMark(review.id, mark)}
              />
            }
          />
        ))}
      </ul>
      {status === 'failed' && (
        <p role="alert" className={styles.failed}>
          Отзывы не загрузились. Попробуйте ещё раз.
        </p>
      )}
      {shown.page < shown.pages && (
        <div className={styles.more}>
          <Button
            ref={markHydrated}
            look="secondary"
            data-replay-click=""
            aria-disabled={status === 'loading'}
            onClick={() => void more()}
          >
            Показать ещё
          </Button>
        </div>
      )}
    </div>
  )
}
