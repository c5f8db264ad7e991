'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Review, ReviewPage, ReviewSort } from '../model/review'
import { ReviewItem } from './review-item'
import styles from './reviews.module.css'

type Props = {
  productCode: string
  pages: number
  total: number
  sorts: readonly ReviewSort[]
  /** The first page, as the server drew it. */
  children: ReactNode
}

/** What has been fetched since: instead of the first page under another order, else after it. */
type Loaded = { sort: string; page: number; pages: number; reviews: Review[]; hasFirst: boolean }

export function ReviewList({ productCode, pages, total, sorts, children }: Props) {
  const defaultSort = sorts.find((sort) => sort.isActive)?.code ?? ''
  const [loaded, setLoaded] = useState<Loaded>({
    sort: defaultSort,
    page: 1,
    pages,
    reviews: [],
    hasFirst: true,
  })
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const latest = useRef(0)
  const list = useRef<HTMLUListElement>(null)
  /** Where reviews that were asked for will begin: the focus goes on from there. */
  const focusAt = useRef<number | null>(null)
  const sortId = useId()

  const load = async (sort: string, page: number, put: (answer: ReviewPage) => Loaded) => {
    const turn = (latest.current += 1)
    setStatus('loading')
    try {
      const { fetchReviewPage } = await import('../api/fetch-review-page')
      const answer = await fetchReviewPage({ productCode, page, sort })
      if (turn !== latest.current) return
      setLoaded(put(answer))
      setStatus('idle')
    } catch {
      if (turn === latest.current) setStatus('failed')
    }
  }

  const resort = (sort: string) =>
    load(sort, 1, ({ reviews, pages: count }) => ({ sort, page: 1, pages: count, reviews, hasFirst: false }))

  const more = () => {
    focusAt.current = list.current?.children.length ?? null
    const { sort, page } = loaded
    return load(sort, page + 1, (answer) => ({
      ...loaded,
      page: page + 1,
      pages: answer.pages,
      reviews: [...loaded.reviews, ...answer.reviews],
    }))
  }

  useEffect(() => {
    const first = focusAt.current === null ? undefined : list.current?.children[focusAt.current]
    focusAt.current = null
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [loaded])

  return (
    <div className={styles.reviews}>
      {sorts.length > 1 && total > 1 && (
        <p className={styles.sort}>
          <label htmlFor={sortId}>Порядок</label>
          <select id={sortId} value={loaded.sort} onChange={(event) => void resort(event.target.value)}>
            {sorts.map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      <ul ref={list} className={styles.list} aria-busy={status === 'loading'}>
        {loaded.hasFirst && children}
        {loaded.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {status === 'failed' && (
        <p role="alert" className={styles.failed}>
          Отзывы не загрузились. Попробуйте ещё раз.
        </p>
      )}
      {loaded.page < loaded.pages && (
        <div className={styles.more}>
          <Button look="secondary" disabled={status === 'loading'} onClick={() => void more()}>
            Показать ещё
          </Button>
        </div>
      )}
    </div>
  )
}
