import { createStore, type StoreApi } from 'zustand/vanilla'
import { bookmarkKey, type Bookmarks, NO_BOOKMARKS } from './bookmarks'

/** `foreign`: stored by another version, so it is neither shown nor overwritten. */
export type BookmarksStatus = 'unknown' | 'guest' | 'reading' | 'ready' | 'failed' | 'foreign'

export type BookmarksState = { status: BookmarksStatus; bookmarks: Bookmarks }

export type BookmarksStore = StoreApi<BookmarksState>

export function createBookmarksStore(): BookmarksStore {
  return createStore<BookmarksState>()(() => ({ status: 'unknown', bookmarks: NO_BOOKMARKS }))
}

const keysOf = new WeakMap<Bookmarks, ReadonlySet<string>>()

/** Keys of the bookmarked parts, computed once per state: every button of a page reads them. */
export function bookmarkedKeys(bookmarks: Bookmarks): ReadonlySet<string> {
  const known = keysOf.get(bookmarks)
  if (known) return known
  const keys = new Set(bookmarks.products.map(bookmarkKey))
  keysOf.set(bookmarks, keys)
  return keys
}
