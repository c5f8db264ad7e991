import { useEffect, useRef, useState } from 'react'
import type { ReviewFilter } from '../api/fetch-review-page'
import type { Review, ReviewPage } from '../model/review'

export type RequestedReviews = ReviewFilter & { sort: string }

type Shown = RequestedReviews & { page: number; pages: number; reviews: readonly Review[] }

/** The first page, which stands in the document. */
type First = { productCode: string; sort: string; pages: number; reviews: readonly Review[] }

/** The reviews of a product that are shown: other ones by a choice, further ones on request. */
export function useReviewPages({ productCode, sort, pages, reviews }: First) {
  const [shown, setShown] = useState<Shown>({ sort, page: 1, pages, reviews })
  /** State of the fields: they change at once, the list after its answer. */
  const [requested, setRequested] = useState<RequestedReviews>({ sort, isWithMedia: false })
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const latest = useRef(0)
  const list = useRef<HTMLUListElement>(null)
  /** Where further reviews will begin: the focus goes on from there. */
  const focusAt = useRef<number | null>(null)

  useEffect(() => {
    const next = focusAt.current === null ? undefined : list.current?.children[focusAt.current]
    focusAt.current = null
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [shown])

  const load = async (needed: RequestedReviews, page: number, put: (answer: ReviewPage) => Shown) => {
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

  const relist = (changes: Partial<RequestedReviews>) => {
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

  return { shown, requested, status, list, relist, more }
}

function requestedOf({ sort, rating, isWithMedia = false }: Shown): RequestedReviews {
  return { sort, rating, isWithMedia }
}
