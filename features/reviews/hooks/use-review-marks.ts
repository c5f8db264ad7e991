'use client'

import { useEffect, useRef, useState } from 'react'
import { useUser } from '@/stores/user/use-user'
import type { Review } from '../model/review'
import type { ReviewMark } from '../model/review-mark'

/** The visitor's relation to the reviews: the page is the same for every visitor, so the browser requests it after sign-in. */
export function useReviewMarks(reviews: readonly Review[]) {
  const isUser = useUser(({ status }) => status === 'user')
  const [marks, setMarks] = useState<ReadonlyMap<string, ReviewMark>>(new Map())
  /** The visitor's latest action is newer than an answer that was under way. */
  const own = useRef(new Set<string>())
  const ids = reviews.map(({ id }) => id).join(' ')

  useEffect(() => {
    if (!isUser || ids === '') return
    let isRequested = true
    const read = async () => {
      const calls = await import('../api/review-marks')
      const found = await calls.readMarks(ids.split(' '))
      const news = [...found].filter(([id]) => !own.current.has(id))
      if (isRequested) setMarks((known) => new Map([...known, ...news]))
    }
    // Without an answer the page's own counts stay.
    read().catch(() => undefined)
    return () => {
      isRequested = false
    }
  }, [isUser, ids])

  const setMark = (id: string, mark: ReviewMark) => {
    own.current.add(id)
    setMarks((known) => new Map(known).set(id, mark))
  }
  return [marks, setMark] as const
}
