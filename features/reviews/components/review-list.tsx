'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { Button } from '@/components/ui/button'
import type { Review, ReviewPage, ReviewSort } from '../model/review'
import type { ReviewFilter } from '../api/fetch-review-page'
import { useReviewMarks } from '../hooks/use-review-marks'
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

type Shown = ReviewFilter & { sort: string; page: number; pages: number; reviews: readonly Review[] }

const STARS = [5, 4, 3, 2, 1]

type Requested = ReviewFilter & { sort: string }

function requestedOf({ sort, rating, isWithMedia = false }: Shown): Requested {
  return { sort, rating, isWithMedia }
}

export function ReviewList({ productCode, first, pages, sorts }: Props) {
  const defaultSort = sorts.find((sort) => sort.isActive)?.code ?? ''
  const [shown, setShown] = useState<Shown>({ sort: defaultSort, page: 1, pages, reviews: first })
  /** State of the fields: they change at once, the list after its answer. */
  const [requested, setRequested] = useState<Requested>({ sort: defaultSort, isWithMedia: false })
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const latest = useRef(0)
  const list = useRef<HTMLUListElement>(null)
  /** Where further reviews will begin: the focus goes on from there. */
  const focusAt = useRef<number | null>(null)
  const sortId = useId()

  const [marks, setMark] = useReviewMarks(shown.reviews)

  const load = async (needed: Requested, page: number, put: (answer: ReviewPage) => Shown) => {
    const turn = (latest.current += 1)
    setStatus('loading')
    try {
      const { fetchReviewPage } = await import('../api/fetch-review-page')
      const answer = await fetchReviewPage({ productCode, page, ...needed })
      if (turn !== latest.current) return
      setShown(put(answer))
      setStatus('idle')
    } catch {
      if (turn !== latest.current) return
      focusAt.current = null
      setRequested(requestedOf(shown))
      setStatus('failed')
    }
  }

  const relist = (changes: Partial<Requested>) => {
    focusAt.current = null
    const needed = { ...requested, ...changes }
    setRequested(needed)
    return load(needed, 1, (answer) => ({ ...needed, page: 1, pages: answer.pages, reviews: answer.reviews }))
  }

  const more = () => {
    focusAt.current = list.current?.children.length ?? null
    const { page } = shown
    return load(requestedOf(shown), page + 1, (answer) => ({
      ...shown,
      page: page + 1,
      pages: answer.pages,
      // A review published meanwhile has pushed the last of the page before to this one.
      reviews: [...new Map([...shown.reviews, ...answer.reviews].map((one) => [one.id, one])).values()],
    }))
  }

  useEffect(() => {
    const next = focusAt.current === null ? undefined : list.current?.children[focusAt.current]
    focusAt.current = null
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [shown])

  return (
    <div className={styles.reviews}>
      {sorts.length > 1 && (
        <p className={styles.sort}>
          <label htmlFor={sortId}>Порядок</label>
          <select
            id={sortId}
            value={requested.sort}
            onChange={(event) => void relist({ sort: event.target.value })}
          >
            {sorts.map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </select>
          <label htmlFor={`${sortId}-stars`}>Оценка</label>
          <select
            id={`${sortId}-stars`}
            value={requested.rating ?? ''}
            onChange={({ target }) =>
              void relist({ rating: target.value === '' ? undefined : Number(target.value) })
            }
          >
            <option value="">Любая</option>
            {STARS.map((rating) => (
              <option key={rating} value={rating}>
                {rating} из 5
              </option>
            ))}
          </select>
          <label className={styles.pictured}>
            <input
              type="checkbox"
              checked={requested.isWithMedia ?? false}
              onChange={({ target }) => void relist({ isWithMedia: target.checked })}
            />
            С фото и видео
          </label>
        </p>
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
