import { matchKey } from '@/lib/parts/keys'

export const BOOKMARKS_VERSION = 1
export const MISSING_FIELDS = 'Нету нужных полей'

export function missingTag(tag: string): string {
  return `${tag} не существует`
}

/** Says in its message what is wrong with what was given. */
export class BookmarkError extends Error {
  override readonly name = 'BookmarkError'
}

export type Bookmark = {
  /** Part number and brand run together, as they were written; compare by the part, not by it. */
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
  /** Titles, in the order in which they were made. */
  tags: readonly string[]
}

export const NO_BOOKMARKS: Bookmarks = { version: BOOKMARKS_VERSION, products: [], tags: [] }

/** Names a part: by its part number, or by its article where there is none. */
export type BookmarkRef = { partNumber?: string | null; article?: string | null; brand?: string | null }

export type NewBookmark = BookmarkRef & {
  title?: string | null
  code?: string | null
  tags?: readonly string[]
}

/** Puts a product at the front; one that is there already stays where it is. */
export function addBookmark(bookmarks: Bookmarks, given: NewBookmark): Bookmarks {
  const { partNumber, brand } = requireRef(given)
  if (!given.title) throw new BookmarkError(MISSING_FIELDS)
  const key = matchKey(brand, partNumber)
  if (bookmarks.products.some((product) => bookmarkKey(product) === key)) return bookmarks
  const bookmark: Bookmark = {
    id: bookmarkId({ partNumber, brand }),
    partNumber,
    brand,
    title: given.title,
    code: given.code || null,
    tags: given.tags ?? [],
  }
  return { ...bookmarks, products: [bookmark, ...bookmarks.products] }
}

export function removeBookmark(bookmarks: Bookmarks, given: BookmarkRef): Bookmarks {
  const { partNumber, brand } = requireRef(given)
  const key = matchKey(brand, partNumber)
  return { ...bookmarks, products: bookmarks.products.filter((product) => bookmarkKey(product) !== key) }
}

/** Replaces the tags of a product. */
export function updateBookmark(
  bookmarks: Bookmarks,
  given: BookmarkRef & { tags: readonly string[] },
): Bookmarks {
  const { partNumber, brand } = requireRef(given)
  const key = matchKey(brand, partNumber)
  return {
    ...bookmarks,
    products: bookmarks.products.map((product) =>
      bookmarkKey(product) === key ? { ...product, tags: [...given.tags] } : product,
    ),
  }
}

/** Appends a tag; an empty one and one that is there already change nothing. */
export function addTag(bookmarks: Bookmarks, given: string): Bookmarks {
  const tag = given.trim()
  if (tag === '' || bookmarks.tags.includes(tag)) return bookmarks
  return { ...bookmarks, tags: [...bookmarks.tags, tag] }
}

/** Drops a tag, and strips it from every product. */
export function removeTag(bookmarks: Bookmarks, given: string): Bookmarks {
  const tag = given.trim()
  if (tag === '') return bookmarks
  if (!bookmarks.tags.includes(tag)) throw new BookmarkError(missingTag(tag))
  const without = (tags: readonly string[]) => tags.filter((one) => one !== tag)
  return {
    ...bookmarks,
    tags: without(bookmarks.tags),
    products: bookmarks.products.map((product) =>
      product.tags.includes(tag) ? { ...product, tags: without(product.tags) } : product,
    ),
  }
}

export function bookmarkId({ partNumber, brand }: { partNumber: string; brand: string }): string {
  return partNumber + brand
}

/** Key under which two spellings of one bookmarked part meet. */
export function bookmarkKey({ partNumber, brand }: Pick<Bookmark, 'partNumber' | 'brand'>): string {
  return matchKey(brand, partNumber)
}

function requireRef({ partNumber, article, brand }: BookmarkRef): { partNumber: string; brand: string } {
  const number = partNumber || article
  if (!number || !brand) throw new BookmarkError(MISSING_FIELDS)
  return { partNumber: number, brand }
}
