import { useStore } from 'zustand'
import { matchKey } from '@/lib/parts/keys'
import { useStores } from '@/stores/provider'
import type { BookmarkActions } from './bookmark-actions'
import { bookmarkedKeys, type BookmarksState } from './bookmarks-store'
import { useKnownBookmarks } from './known-bookmarks'

export function useBookmarks<Part>(selector: (state: BookmarksState) => Part): Part {
  const known = useKnownBookmarks()
  return useStore(useStores().bookmarks, (state) =>
    selector(known && isUnread(state) ? { status: 'ready', bookmarks: known } : state),
  )
}

function isUnread({ status }: BookmarksState): boolean {
  return status === 'unknown' || status === 'reading' || status === 'failed'
}

export function useIsBookmarked({ brand, article }: { brand: string; article: string }): boolean {
  return useBookmarks(({ bookmarks }) => bookmarkedKeys(bookmarks).has(matchKey(brand, article)))
}

/** What can be done to bookmarks; the same object for the life of the page. */
export function useBookmarkActions(): BookmarkActions {
  return useStores().bookmarkActions
}
