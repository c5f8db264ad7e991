import { useQuery } from '@tanstack/react-query'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import { useStores } from '@/stores/provider'
import { bookmarkFactsOptions } from '../api/bookmark-facts-options'

/** What the shop says of the parts; what it said of the list before stands until it does. */
export function useBookmarkFacts(products: readonly Bookmark[]) {
  const { site } = useStores()
  return useQuery({
    ...bookmarkFactsOptions(products, site.shopIds),
    enabled: products.length > 0,
    placeholderData: (previous) => previous,
  })
}
