'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { live } from '@/components/navigation/live'
import { Button } from '@/components/ui/button'
import type { Review, ReviewPage, ReviewSort } from '../model/review'
import { ReviewItem } from './review-item'
import styles from './reviews-block.module.css'

type Props = {
  productCode: string
  /** The first page, which stands in the document. */
  first: readonly Review[]
  pages: number
  sorts: readonly ReviewSort[]
}

type Shown = { sort: string; page: number; pages: number; reviews: readonly Review[] }

export function ReviewList({ productCode, first, pages, sorts }: Props) {
  const defaultSort = sorts.find((sort) => sort.isActive)?.code ?? ''
  const [shown, setShown] = useState<Shown>({ sort: defaultSort, page: 1, pages, reviews: first })
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const latest = useRef(0)
  const list = useRef<HTMLUListElement>(null)
  /** Where reviews that were asked for will begin: the focus goes on from there. */
  const focusAt = useRef<number | null>(null)
  const sortId = useId()

  const load = async (sort: string, page: number, put: (answer: ReviewPage) => Shown) => {
    const turn = (latest.current += 1)
    setStatus('loading')
    try {
      const { fetchReviewPage } = await import('../api/fetch-review-page')
      const answer = await fetchReviewPage({ productCode, page, sort })
      if (turn !== latest.current) return
      setShown(put(answer))
      setStatus('idle')
    } catch {
      if (turn !== latest.current) return
      focusAt.current = null
      setStatus('failed')
    }
  }

  const resort = (sort: string) => {
    focusAt.current = null
    return load(sort, 1, ({ reviews, pages: count }) => ({ sort, page: 1, pages: count, reviews }))
  }

  const more = () => {
    focusAt.current = list.current?.children.length ?? null
    const { sort, page } = shown
    return load(sort, page + 1, (answer) => ({
      ...shown,
      page: page + 1,
      pages: answer.pages,
      reviews: [...shown.reviews, ...answer.reviews],
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
          <select id={sortId} value={shown.sort} onChange={(event) => void resort(event.target.value)}>
            {sorts.map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      <ul ref={list} className={styles.list} aria-busy={status === 'loading'}>
        {shown.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
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
            ref={live}
            look="secondary"
            data-press=""
            disabled={status === 'loading'}
            onClick={() => void more()}
          >
            Показать ещё
          </Button>
        </div>
      )}
    </div>
  )
}
