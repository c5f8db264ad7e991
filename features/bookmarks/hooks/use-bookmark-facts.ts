import { useQuery } from '@tanstack/react-query'
import { useStores } from '@/stores/provider'
import { bookmarkKey, type Bookmark } from '@/stores/bookmarks/bookmarks'

/** Present prices and pictures of bookmarked parts; a change of tags asks for nothing anew. */
export function useBookmarkFacts(products: readonly Bookmark[]) {
  const { site } = useStores()
  const keys = products.map(bookmarkKey).toSorted()
  return useQuery({
    queryKey: ['bookmark-facts', keys],
    enabled: products.length > 0,
    placeholderData: (previous) => previous,
    queryFn: async () => {
      const { readBookmarkFacts } = await import('../api/read-bookmark-facts')
      return readBookmarkFacts(products, new Set(site.shopIds))
    },
  })
}
