'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { TextSkeleton } from '@/components/ui/skeleton'
import { notify } from '@/components/ui/toast/notify'
import { firstWords } from '@/lib/text/first-words'
import { hrefs } from '@/lib/routing/hrefs'
import { OWN_REVIEWS, writtenOptions } from '../../api/review-queries'
import { usePage } from '@/components/ui/navigation/use-page'
import { asSentence } from '../../model/as-sentence'
import type { OwnReview } from '../../model/own-review'
import { OwnReviewsFrame, ReviewsFailure } from './own-reviews-frame'
import { OwnReviewBody } from '../own-review-body'
import { ReviewHead } from '../review-head'
import { ReviewedProduct } from '../reviewed-product'
import styles from '../own-reviews.module.css'

/** The person's reviews and their states. */
export function WrittenScreen() {
  return (
    <OwnReviewsFrame kind="written">
      <Written />
    </OwnReviewsFrame>
  )
}

function Written() {
  const { page, setPage, stayWithin } = usePage()
  const queries = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(writtenOptions(page))
  stayWithin(data?.pagination.pages)
  const remove = async (id: string) => {
    const { removeReview } = await import('../../api/review-writes')
    await removeReview(id)
    await queries.invalidateQueries({ queryKey: OWN_REVIEWS })
    await notify({ kind: 'ok', title: 'Отзыв удалён' })
  }
  if (error && !data) return <ReviewsFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  const { reviews, pagination } = data

  if (pagination.total === 0) {
    return (
      <div ref={place} tabIndex={-1}>
        <EmptyState
          title="Вы ещё ничего не написали"
          text="Отзыв можно оставить о полученном товаре или со страницы любой детали."
          actions={
            <a className={buttonClass()} href={hrefs.reviews}>
              Что ждёт отзыва
            </a>
          }
        />
      </div>
    )
  }
  return (
    <div ref={place} tabIndex={-1}>
      <ul className={styles.list} aria-label="Мои отзывы">
        {reviews.map((review) => (
          <WrittenReview key={review.id} review={review} place={place} onRemove={() => remove(review.id)} />
        ))}
      </ul>
      <PageSteps
        label="Отзывы"
        className={styles.actions}
        page={page}
        pages={pagination.pages}
        onChange={setPage}
      />
    </div>
  )
}

type RowProps = { review: OwnReview; place: RefObject<HTMLElement | null>; onRemove: () => Promise<void> }

function WrittenReview({ review: own, place, onRemove }: RowProps) {
  const { product, review, status, rejectReason, votes, media, productId } = own
  return (
    <li className={styles.row}>
      {product && (
        <ReviewedProduct product={product} className={styles.what} softClass={styles.soft}>
          <ReviewHead status={status} rating={review.rating} createdAt={own.createdAt}>
            {own.isAnonymous && <span className={styles.soft}>без имени</span>}
          </ReviewHead>
        </ReviewedProduct>
      )}
      <div className={styles.body}>
        {status === 'rejected' && rejectReason && (
          <Notice kind="warning">
            {asSentence(rejectReason)} Исправьте отзыв, и мы прочитаем его снова.
          </Notice>
        )}
        <OwnReviewBody review={review} media={media} />
        {status === 'published' && (
          <p className={styles.soft}>
            Полезно: {votes.up}, не полезно: {votes.down}
          </p>
        )}
        <div className={styles.actions}>
          {status === 'published' ? (
            product && (
              <a
                className={buttonClass({ look: 'secondary', small: true })}
                href={`${product.location}#reviews`}
              >
                Посмотреть на странице
              </a>
            )
          ) : (
            <a
              className={buttonClass({ look: 'secondary', small: true })}
              href={hrefs.writeReview(productId)}
              aria-label={`Изменить отзыв: ${firstWords(review.text)}`}
              data-prefetch="hover"
            >
              Изменить
            </a>
          )}
          <ConfirmButton
            title="Удалить"
            label={`Удалить отзыв: ${firstWords(review.text)}`}
            yes="Да, удалить"
            doing="Удаляем…"
            className={styles.question}
            place={place}
            onYes={onRemove}
          >
            <p>
              Вместе с отзывом пропадут фото, видео и голоса. Вернуть его нельзя, но можно написать новый.
            </p>
          </ConfirmButton>
        </div>
      </div>
    </li>
  )
}
