import { matchKey } from '@/lib/parts/keys'

export const BOOKMARKS_VERSION = 1

export type Bookmark = {
  /** Part number and brand in one string, as they were written; compare by the part instead. */
  id: string
  partNumber: string
  brand: string
  title: string
  /** Internal code; null when the catalogue has no such part. */
  code: string | null
  /** Titles of tags. */
  tags: readonly string[]
}

export type Bookmarks = {
  version: typeof BOOKMARKS_VERSION
  /** Newest first. */
  products: readonly Bookmark[]
  /** Titles, oldest first. */
  tags: readonly string[]
}

export const NO_BOOKMARKS: Bookmarks = { version: BOOKMARKS_VERSION, products: [], tags: [] }

/** Identifies a part: by its part number, or by its article where there is none. */
export type BookmarkRef = { partNumber?: string | null; article?: string | null; brand?: string | null }

export type NewBookmark = BookmarkRef & {
  title?: string | null
  code?: string | null
  tags?: readonly string[]
}

/** A bookmark, and what becomes of the tags that it has then: another change may have come before. */
export type Retagged = BookmarkRef & { toTags: (tags: readonly string[]) => readonly string[] }

export function bookmarkId({ partNumber, brand }: { partNumber: string; brand: string }): string {
  return partNumber + brand
}

/** One key for all spellings of a bookmarked part. */
export function bookmarkKey({ partNumber, brand }: Pick<Bookmark, 'partNumber' | 'brand'>): string {
  return matchKey(brand, partNumber)
}
