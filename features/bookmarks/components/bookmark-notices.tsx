'use client'

import { useEffect } from 'react'
import { useBookmarkActions } from '@/stores/bookmarks/use-bookmarks'
import { tellFailure } from '../model/tell-failure'

/** Notifies the shopper, on any page, that a bookmark could not be stored. */
export function BookmarkNotices() {
  const { listen } = useBookmarkActions()
  useEffect(() => listen((error) => void tellFailure(error)), [listen])
  return null
}
