'use client'

import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import { CartScreen } from '@/features/cart/components/cart-screen'
import { FitMark } from '@/features/fitment/components/fit-mark'
import { FitWarning } from '@/features/fitment/components/fit-warning'
import { toInternalCode } from '@/lib/parts/internal-code'
import type { CartLine } from '@/stores/cart/cart-line'

/** The cart, whose lines can be kept among the bookmarks and are judged for the buyer's car. */
export function CartWithBookmarks() {
  return <CartScreen bookmarkFor={bookmarkFor} fitmentFor={fitmentFor} warningFor={warningFor} />
}

function bookmarkFor({ brand, article, title, arusCode }: CartLine) {
  const code = arusCode === null ? null : toInternalCode(arusCode)
  return <BookmarkButton part={{ brand, article, title, code }} look="words" />
}

function fitmentFor({ brand, article }: CartLine) {
  return <FitMark part={{ brand, article }} />
}

function warningFor(lines: readonly CartLine[]) {
  return <FitWarning parts={lines} />
}
