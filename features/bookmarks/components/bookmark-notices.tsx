'use client'

import { useEffect } from 'react'
import { useBookmarkActions } from '@/stores/bookmarks/use-bookmarks'
import { notifyOfFailure } from '../model/notify-of-failure'

/** Notifies the shopper, on any page, that a bookmark could not be stored. */
export function BookmarkNotices() {
  const { listen } = useBookmarkActions()
  useEffect(() => listen((error) => void notifyOfFailure(error)), [listen])
  return null
}
