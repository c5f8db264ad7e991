'use client'

import { CountBadge } from '@/components/ui/count-badge'
import { useBookmarks } from '@/stores/bookmarks/use-bookmarks'

const FORMS = ['закладка', 'закладки', 'закладок'] as const

export function BookmarksBadge() {
  const count = useBookmarks(({ bookmarks }) => bookmarks.products.length)
  return <CountBadge quiet count={count} forms={FORMS} />
}
