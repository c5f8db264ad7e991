'use client'

import { useEffect } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { useBookmarkActions } from '@/stores/bookmarks/use-bookmarks'

/** Tells the shopper, on whatever page, that a bookmark could not be kept. */
export function BookmarkNotices() {
  const { listen } = useBookmarkActions()
  useEffect(
    () =>
      listen((error) => {
        void import('../model/failure-notice').then(({ failureNotice }) => notify(failureNotice(error)))
      }),
    [listen],
  )
  return null
}
