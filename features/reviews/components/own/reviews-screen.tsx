'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { usePage } from '@/components/ui/navigation/use-page'
import { TextSkeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { unreviewedOptions, writtenOptions } from '../../api/review-queries'
import { formatReviewDate } from '../../model/format-review-date'
import { OwnReviewsFrame, ReviewsFailure } from './own-reviews-frame'
import { ReviewedProduct } from '../reviewed-product'
import styles from '../own-reviews.module.css'

/** The list of products that wait for a review loads no form. */
const WriteScreen = lazy(async () => ({ default: (await import('./write-screen')).WriteScreen }))

/** Products that wait for a review, or the form of one when the address names a product. */
export function ReviewsScreen() {
  const productId = useSearchParams().get('product')
  if (productId) {
    return (
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <WriteScreen key={productId} productId={productId} />
      </Suspense>
    )
  }
  return (
    <OwnReviewsFrame kind="waiting">
      <Unreviewed />
    </OwnReviewsFrame>
  )
}

function Unreviewed() {
  const { page, setPage, stayWithin } = usePage()
  const { data, error, refetch } = useQuery(unreviewedOptions(page))
  stayWithin(data?.pagination.pages)
  if (error && !data) return <ReviewsFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} />
  const { products, pagination } = data
  if (pagination.total === 0 && products.length === 0) return <NothingToReview />
  return (
    <>
      <p>Вы это купили. Расскажите, как подошло: другим будет проще выбрать.</p>
      <ul className={styles.list} aria-label="Товары без отзыва">
        {products.map((product) => (
          <li key={product.productId} className={styles.row}>
            <ReviewedProduct product={product} className={styles.what} softClass={styles.soft}>
              <span className={styles.soft}>
                Заказ <a href={hrefs.order(product.orderNumber)}>{product.orderNumber}</a>{' '}
                {`от\u00a0${formatReviewDate(product.orderedAt)}`}
              </span>
            </ReviewedProduct>
            <div className={styles.actions}>
              <a
                className={buttonClass({ look: 'secondary' })}
                href={hrefs.writeReview(product.productId)}
                aria-label={`Написать отзыв: ${product.title}`}
                data-prefetch="hover"
              >
                Написать отзыв
              </a>
            </div>
          </li>
        ))}
      </ul>
      <PageSteps
        className={styles.actions}
        label="Покупки"
        page={page}
        pages={pagination.pages}
        onChange={setPage}
      />
    </>
  )
}

function NothingToReview() {
  const { data: written, isPending } = useQuery(writtenOptions(1))
  if (isPending) return <TextSkeleton lines={6} />
  // Reviews of other products say nothing of purchases.
  const hasBought = written?.reviews.some(({ review }) => review.isVerified) ?? false
  return (
    <EmptyState
      title={hasBought ? 'Все покупки с отзывами' : 'Пока не о чем рассказать'}
      text="Здесь появятся товары, которые вы получили и о которых ещё не рассказали. О любом другом товаре можно написать с его страницы."
      actions={
        <>
          <a className={buttonClass()} href={hrefs.orders}>
            К заказам
          </a>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.catalog}>
            Открыть каталог
          </a>
        </>
      }
    />
  )
}
