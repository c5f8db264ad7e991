import type { Bookmark } from '@/stores/bookmarks/bookmarks'

/** Rows that are drawn at once, and prices that are requested at once. */
export const BOOKMARKS_SHOWN = 50

/** Bookmarks under a tag; all of them without one. */
export function withTag(products: readonly Bookmark[], tag: string | undefined): readonly Bookmark[] {
  return tag === undefined ? products : products.filter(({ tags }) => tags.includes(tag))
}

/** How many products carry each tag. */
export function tagCounts(products: readonly Bookmark[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { tags } of products) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

/** The products to request prices of: the first of all, so that a tag sends no request, unless others are listed. */
export function pricedAmong(products: readonly Bookmark[], listed: readonly Bookmark[], count: number) {
  const first = products.slice(0, count)
  const known = new Set(first)
  return listed.every((product) => known.has(product)) ? first : listed
}
