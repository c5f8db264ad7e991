'use client'

import { BookmarksScreen } from '@/features/bookmarks/components/bookmarks-screen'
import { AddToCart } from '@/features/cart/components/add-to-cart'
import type { WantedItem } from '@/stores/cart/wanted-item'

/** Bookmarks that can be put into the cart. */
export function BuyableBookmarks() {
  return <BookmarksScreen buttonFor={buttonFor} />
}

function buttonFor(item: WantedItem) {
  return <AddToCart item={item} look="row" />
}
