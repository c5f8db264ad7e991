'use client'

import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import { CartScreen } from '@/features/cart/components/cart-screen'
import { toInternalCode } from '@/lib/parts/internal-code'
import type { CartLine } from '@/stores/cart/cart-line'

/** The cart, whose lines can be kept among the bookmarks. */
export function CartWithBookmarks() {
  return <CartScreen bookmarkFor={bookmarkFor} />
}

function bookmarkFor({ brand, article, title, arusCode }: CartLine) {
  const code = arusCode === null ? null : toInternalCode(arusCode)
  return <BookmarkButton part={{ brand, article, title, code }} look="words" />
}
