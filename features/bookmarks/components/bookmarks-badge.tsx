'use client'

import { formatCount } from '@/lib/format/plural'
import { useBookmarks } from '@/stores/bookmarks/use-bookmarks'
import styles from './bookmarks-badge.module.css'

const MOST_SHOWN = 99

/** How many bookmarks there are; nothing while there are none. */
export function BookmarksBadge() {
  const count = useBookmarks(({ bookmarks }) => bookmarks.products.length)
  if (count === 0) return null
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{formatCount(count, ['закладка', 'закладки', 'закладок'])}</span>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
    </span>
  )
}
