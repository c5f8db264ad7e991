'use client'

import { BookmarksScreen } from '@/features/bookmarks/components/bookmarks-screen'
import { AddToCart } from '@/features/cart/components/add-to-cart'
import type { RequestedItem } from '@/stores/cart/requested-item'

/** Bookmarks that can be put into the cart. */
export function BuyableBookmarks() {
  return <BookmarksScreen buttonFor={buttonFor} />
}

function buttonFor(item: RequestedItem) {
  return <AddToCart item={item} look="row" />
}
