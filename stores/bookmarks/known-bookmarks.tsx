'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useUser } from '@/stores/user/use-user'
import type { Bookmarks } from './bookmarks'

const KnownBookmarksContext = createContext<Bookmarks | undefined>(undefined)

type Props = {
  /** From the gateway by way of the server; absent when it did not answer, or when they have to be carried over first. */
  bookmarks: Bookmarks | undefined
  /** Their owner. */
  owner: string | null | undefined
  children: ReactNode
}

/** Lets its content be drawn with the bookmarks that came with the page, before the store has read them. */
export function KnownBookmarks({ bookmarks, owner, children }: Props) {
  const isTheirs = useUser(({ externalId }) => externalId !== null && externalId === owner)
  return <KnownBookmarksContext value={isTheirs ? bookmarks : undefined}>{children}</KnownBookmarksContext>
}

/** The bookmarks that the server read: they count until the store has its own. */
export function useKnownBookmarks(): Bookmarks | undefined {
  return useContext(KnownBookmarksContext)
}
