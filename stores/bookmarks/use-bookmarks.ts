import { useStore } from 'zustand'
import { matchKey } from '@/lib/parts/keys'
import { useStores } from '@/stores/provider'
import type { BookmarkActions } from './bookmark-actions'
import { bookmarkedKeys, type BookmarksState } from './bookmarks-store'

export function useBookmarks<Part>(selector: (state: BookmarksState) => Part): Part {
  return useStore(useStores().bookmarks, selector)
}

export function useIsBookmarked({ brand, article }: { brand: string; article: string }): boolean {
  return useBookmarks(({ bookmarks }) => bookmarkedKeys(bookmarks).has(matchKey(brand, article)))
}

/** What can be done to bookmarks; the same object for the life of the page. */
export function useBookmarkActions(): BookmarkActions {
  return useStores().bookmarkActions
}
