'use client'

import { markHydrated } from '@/framework/next/mark-hydrated'
import { Icon } from '@/components/ui/icon'
import type { NewBookmark } from '@/stores/bookmarks/bookmarks'
import { useBookmarkActions, useIsBookmarked } from '@/stores/bookmarks/use-bookmarks'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { useStores } from '@/stores/provider'
import { notifyOfFailure } from '../model/notify-of-failure'
import styles from './bookmark-button.module.css'

type Part = NewBookmark & { brand: string; article: string }

/** Adds a part to the bookmarks or removes it. A press by a guest opens the sign-in. */
export function BookmarkButton({ part, look = 'icon' }: { part: Part; look?: 'icon' | 'words' }) {
  const { user, userActions } = useStores()
  const { open } = useSignIn()
  const { add, remove } = useBookmarkActions()
  const isStored = useIsBookmarked(part)
  const label = isStored ? 'В закладках' : 'В закладки'

  const keep = () => add(part).catch(notifyOfFailure)
  const press = async () => {
    // Bookmarks that are read before it is known whose they are, are dropped when it is.
    const isEarly = user.getState().status === 'unknown'
    if (isEarly) await userActions.refetch().catch(() => undefined)
    if (user.getState().status === 'guest') open({ afterwards: keep })
    else if (isStored && !isEarly) await remove(part).catch(notifyOfFailure)
    else await keep()
  }

  return (
    <button
      ref={markHydrated}
      type="button"
      className={look === 'icon' ? styles.icon : styles.words}
      data-replay-click=""
      aria-pressed={isStored}
      aria-label={`${label}: ${part.brand} ${part.article}`}
      onClick={() => void press()}
    >
      <Icon name={isStored ? 'bookmark-filled' : 'bookmark'} size={look === 'icon' ? 20 : 16} />
      {look === 'words' && label}
    </button>
  )
}
