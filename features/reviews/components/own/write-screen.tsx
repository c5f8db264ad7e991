'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NOT_FOUND_TEXT } from '@/components/layout/not-found-text'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { TextSkeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { canReviewOptions } from '../../api/review-queries'
import { ReviewsFailure } from './own-reviews-frame'
import { ReviewForm } from '../review-form'
import { ReviewedProduct } from '../reviewed-product'
import styles from '../review-form.module.css'

const NEXT = (
  <>
    <a className={buttonClass()} href={hrefs.reviews}>
      Что ещё ждёт отзыва
    </a>
    <a className={buttonClass({ look: 'secondary' })} href={hrefs.writtenReviews}>
      Мои отзывы
    </a>
  </>
)

/** Replaces a sent form, and takes the focus. */
function Sent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        title="Спасибо, отзыв отправлен"
        text="Мы прочитаем его и покажем на странице товара. Пока он на проверке, его можно изменить."
        actions={NEXT}
      />
    </div>
  )
}

/** The form of one product's review, or why there is none. */
export function WriteScreen({ productId }: { productId: string }) {
  const { data, error, refetch } = useQuery(canReviewOptions(productId))
  const [isDone, setDone] = useState(false)
  if (error && !data) return <ReviewsFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  const { product, review, reason, isBought } = data
  if (!product) {
    return (
      <EmptyState
        title="Такого товара нет"
        text="Возможно, его убрали из каталога."
        note={NOT_FOUND_TEXT}
        actions={NEXT}
      />
    )
  }
  if (isDone) return <Sent />
  if (review?.status === 'published') {
    return (
      <EmptyState
        title="Вы уже рассказали об этом товаре"
        text="Опубликованный отзыв изменить нельзя. Его можно удалить и написать новый."
        actions={NEXT}
      />
    )
  }
  return (
    <section className={styles.panel}>
      <div className={styles.product}>
        <ReviewedProduct product={product} className={styles.what} softClass={styles.soft}>
          {isBought && <span className={styles.soft}>Куплено у нас</span>}
        </ReviewedProduct>
      </div>
      {reason === 'reviewed' && review?.rejectReason && (
        <Notice kind="warning">Отзыв не принят: {review.rejectReason}</Notice>
      )}
      <ReviewForm productId={data.productId} review={review} onDone={() => setDone(true)} />
    </section>
  )
}
