import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'
import { bookmarkKey, type Bookmark } from '@/stores/bookmarks/bookmarks'

/** Present prices and pictures of bookmarked parts; a change of tags sends no request. */
export function bookmarkFactsOptions(products: readonly Bookmark[], shopIds: readonly number[]) {
  return queryOptions({
    queryKey: ['bookmark-facts', products.map(bookmarkKey).toSorted()],
    ...reading(async () => (await import('./bookmark-reads')).bookmarkFacts(products, new Set(shopIds))),
  })
}
