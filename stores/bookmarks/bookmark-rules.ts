import { matchKey } from '@/lib/parts/keys'
import {
  type Bookmark,
  bookmarkId,
  bookmarkKey,
  type BookmarkRef,
  type Bookmarks,
  type NewBookmark,
  type Retagged,
} from './bookmarks'

/** With any titles, as many fit into the storage's one value, and a page can draw their list. */
export const MAX_BOOKMARKS = 1000
/** Every row of the list offers every tag. */
export const MAX_TAGS = 30

export const TOO_MANY_BOOKMARKS = `Закладок уже ${MAX_BOOKMARKS}. Удалите ненужные, чтобы добавить новую.`
export const TOO_MANY_TAGS = `Меток уже ${MAX_TAGS}. Удалите ненужную, чтобы добавить новую.`
export const MISSING_FIELDS = 'Нету нужных полей'

export function missingTag(tag: string): string {
  return `${tag} не существует`
}

/** Its message says what is wrong with the input. */
export class BookmarkError extends Error {
  override readonly name = 'BookmarkError'
}

/** Whether the shop itself can have written so many; other programs may write more. */
export function isWithinBounds({ products, tags }: Bookmarks): boolean {
  return (
    products.length <= MAX_BOOKMARKS &&
    tags.length <= MAX_TAGS &&
    products.every((product) => product.tags.length <= MAX_TAGS)
  )
}

/** Puts a product at the front; one that is there already stays where it is. */
export function addBookmark(bookmarks: Bookmarks, given: NewBookmark): Bookmarks {
  const { partNumber, brand } = requireRef(given)
  if (!given.title) throw new BookmarkError(MISSING_FIELDS)
  const key = matchKey(brand, partNumber)
  if (bookmarks.products.some((product) => bookmarkKey(product) === key)) return bookmarks
  if (bookmarks.products.length >= MAX_BOOKMARKS) throw new BookmarkError(TOO_MANY_BOOKMARKS)
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

/** The tags of a product become others, made of those that it has. */
export function updateBookmark(bookmarks: Bookmarks, given: Retagged): Bookmarks {
  const { partNumber, brand } = requireRef(given)
  const key = matchKey(brand, partNumber)
  return {
    ...bookmarks,
    products: bookmarks.products.map((product) =>
      bookmarkKey(product) === key ? { ...product, tags: [...given.toTags(product.tags)] } : product,
    ),
  }
}

/** Appends a tag; an empty one and one that is there already change nothing. */
export function addTag(bookmarks: Bookmarks, given: string): Bookmarks {
  const tag = given.trim()
  if (tag === '' || bookmarks.tags.includes(tag)) return bookmarks
  if (bookmarks.tags.length >= MAX_TAGS) throw new BookmarkError(TOO_MANY_TAGS)
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

function requireRef({ partNumber, article, brand }: BookmarkRef): { partNumber: string; brand: string } {
  const number = partNumber || article
  if (!number || !brand) throw new BookmarkError(MISSING_FIELDS)
  return { partNumber: number, brand }
}
