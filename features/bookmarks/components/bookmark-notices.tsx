'use client'

import { useEffect } from 'react'
import { useBookmarkActions } from '@/stores/bookmarks/use-bookmarks'
import { tellFailure } from '../model/tell-failure'

/** Tells the shopper, on whatever page, that a bookmark could not be kept. */
export function BookmarkNotices() {
  const { listen } = useBookmarkActions()
  useEffect(() => listen((error) => void tellFailure(error)), [listen])
  return null
}
