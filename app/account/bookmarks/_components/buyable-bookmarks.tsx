'use client'

import { BookmarksScreen } from '@/features/bookmarks/components/bookmarks-screen'
import { AddToCart } from '@/features/cart/components/add-to-cart'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import type { RequestedItem } from '@/stores/cart/requested-item'

/** Bookmarks that can be put into the cart and are judged for the chosen car. */
export function BuyableBookmarks() {
  return <BookmarksScreen buttonFor={buttonFor} fitmentFor={fitmentFor} />
}

function fitmentFor({ brand, partNumber }: Bookmark) {
  return <FitmentBadge part={{ brand, article: partNumber }} />
}

function buttonFor(item: RequestedItem) {
  return <AddToCart item={item} look="row" />
}
