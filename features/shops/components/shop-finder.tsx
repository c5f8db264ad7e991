'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PlaceFinder } from '@/components/places/place-finder'
import { usePosition } from '@/lib/interaction/use-position'
import styles from './shop-finder.module.css'

const FoundShops = lazy(() => import('./found-shops').then(({ FoundShops: found }) => ({ default: found })))

/** Fewer are seen at once. */
const SEARCHED_FROM = 6

/** Narrows the list of shops and puts the nearest first; without either the list is the page's own. */
export function ShopFinder({ count, children }: { count: number; children: ReactNode }) {
  const [query, setQuery] = useState('')
  const [position, setPosition] = usePosition()
  const isWhole = query.trim() === '' && !position
  return (
    <div className={styles.finder}>
      {count >= SEARCHED_FROM && (
        <PlaceFinder label="Найти магазин" query={query} onQuery={setQuery} onPosition={setPosition} />
      )}
      {isWhole ? (
        children
      ) : (
        <Suspense fallback={children}>
          <FoundShops query={query} position={position}>
            {children}
          </FoundShops>
        </Suspense>
      )}
    </div>
  )
}
