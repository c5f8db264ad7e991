import { useQuery } from '@tanstack/react-query'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import { useStores } from '@/stores/provider'
import { bookmarkFactsOptions } from '../api/bookmark-facts-options'

/** Prices and pictures of the parts; those of the former list stay until the new ones come. */
export function useBookmarkFacts(products: readonly Bookmark[]) {
  const { site } = useStores()
  return useQuery({
    ...bookmarkFactsOptions(products, site.shopIds),
    enabled: products.length > 0,
    placeholderData: (previous) => previous,
  })
}
