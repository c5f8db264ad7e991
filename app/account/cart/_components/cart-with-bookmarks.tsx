'use client'

import { lazy, Suspense } from 'react'
import { RecommendedPlace } from '@/app/_components/marketing/recommended-place'
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import { CartScreen } from '@/features/cart/components/cart-screen'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import { FitWarning } from '@/features/fitment/components/fit-warning'
import { CartBonuses } from '@/features/loyalty/components/cart-bonuses'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCart } from '@/stores/cart/use-cart'

const TOGETHER = 'С этим покупают'
const OwnTogether = lazy(async () => ({ default: (await import('./own-together')).OwnTogether }))

/** The cart, whose lines can be bookmarked, are judged for the buyer's car and paid with the club's card. */
export function CartWithBookmarks() {
  const codes = useCart(({ confirmed }) => codesOf(confirmed).join(','))
  return (
    <>
      <CartScreen
        bookmarkFor={bookmarkFor}
        fitmentFor={fitmentFor}
        warningFor={warningFor}
        bonusesFor={bonusesFor}
      />
      {codes !== '' && (
        <RecommendedPlace key={codes} kind="together" title={TOGETHER} codes={codes.split(',')}>
          <Suspense>
            <OwnTogether codes={codes.split(',')} title={TOGETHER} />
          </Suspense>
        </RecommendedPlace>
      )}
      <RecommendedPlace kind="viewed" title="Вы смотрели" />
    </>
  )
}

function codesOf(lines: readonly CartLine[]): string[] {
  return lines.flatMap(({ internalCode }) => internalCode ?? [])
}

function bookmarkFor({ brand, article, title, internalCode }: CartLine) {
  return <BookmarkButton part={{ brand, article, title, code: internalCode }} look="words" />
}

function fitmentFor({ brand, article }: CartLine) {
  return <FitmentBadge part={{ brand, article }} />
}

function warningFor(lines: readonly CartLine[]) {
  return <FitWarning parts={lines} />
}

function bonusesFor(lines: readonly CartLine[]) {
  return <CartBonuses lines={lines} />
}
