import type { Bookmark } from '@/stores/bookmarks/bookmarks'

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
