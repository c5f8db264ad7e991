import 'server-only'
import type { Bookmarks } from '@/stores/bookmarks/bookmarks'
import { isWithinBounds } from '@/stores/bookmarks/bookmark-rules'
import { readStoredBookmarks, STORAGE_KEY } from '@/stores/bookmarks/stored-bookmarks'
import type { UserRecord } from '@/stores/user/user-state'

/**
 * The bookmarks that came with the visitor's record; undefined where the browser has to carry an older shape over, or to explain
 * one. A list above the shop's limit is drawn by its owner's browser: all requests share the renderer's one thread.
 */
export function readKnownBookmarks({ storage }: Pick<UserRecord, 'storage'>): Bookmarks | undefined {
  const stored = readStoredBookmarks(storage[STORAGE_KEY])
  return stored.kind === 'current' && isWithinBounds(stored.bookmarks) ? stored.bookmarks : undefined
}
