'use client'

import { useEffect, useState } from 'react'
import { hrefs } from '@/lib/routing/hrefs'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import { useBookmarks } from '@/stores/bookmarks/use-bookmarks'
import type { JudgedCar } from '../model/fitment-batcher'
import { type JudgedBookmark, cachedForCar } from '../model/cached-for-car'
import { wordsOfVerdict } from '../model/words-of-verdict'

/** Bookmarks that fit a car, or may fit it. */
export function FittingBookmarks({ carId, year }: JudgedCar) {
  const products = useBookmarks(({ bookmarks }) => bookmarks.products)
  const judged = useJudged(carId, year, products)
  if (judged.length === 0) return null
  return (
    <section aria-labelledby="car-bookmarks">
      <h2 id="car-bookmarks">Закладки для этой машины</h2>
      <ul>
        {judged.map(({ bookmark: { id, brand, partNumber, title, code }, verdict }) => (
          <li key={id}>
            <a href={hrefs.product({ internalCode: code, brand, article: partNumber })}>
              {brand} {partNumber}
            </a>{' '}
            {title}
            {verdict.verdict === 'check' &&
              `. ${wordsOfVerdict(verdict)?.title ?? ''}: ${verdict.reason ?? ''}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

const NONE: readonly JudgedBookmark[] = []

function useJudged(carId: number, year: number | null, products: readonly Bookmark[]) {
  const [found, setFound] = useState<{ key: string; judged: readonly JudgedBookmark[] }>()
  const key = `${carId} ${year} ${products.map(({ id }) => id).join(' ')}`
  useEffect(() => {
    if (products.length === 0) return
    import('../api/fetch-verdicts')
      .then(({ fetchVerdicts }) => cachedForCar(products, (parts) => fetchVerdicts({ carId, year }, parts)))
      // Without verdicts the bookmarks stand on their own page all the same.
      .then(
        (judged) => setFound({ key, judged }),
        () => undefined,
      )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for all that the request depends on
  }, [key])
  return found?.key === key ? found.judged : NONE
}
