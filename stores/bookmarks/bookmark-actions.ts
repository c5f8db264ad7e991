import type { StoreApi } from 'zustand/vanilla'
import { createLazyService, flushOnPageHide } from '@/stores/lazy-service'
import type { UserEventHub } from '@/stores/user/user-events'
import type { UserState } from '@/stores/user/user-state'
import { type BookmarkRef, type NewBookmark, NO_BOOKMARKS, type Retagged } from './bookmarks'
import type { BookmarksSync, BookmarksSyncDeps } from './bookmarks-sync'
import type { BookmarksStore } from './bookmarks-store'

/** What can be done to bookmarks. A rule's refusal rejects with a BookmarkError; listeners are notified of a failed save. */
export type BookmarkActions = {
  read: () => Promise<void>
  add: (product: NewBookmark) => Promise<void>
  remove: (product: BookmarkRef) => Promise<void>
  update: (product: Retagged) => Promise<void>
  addTag: (tag: string) => Promise<void>
  removeTag: (tag: string) => Promise<void>
  /** Settles when all changes are saved. */
  settle: () => Promise<void>
  listen: (listener: (error: unknown) => void) => () => void
}

type Deps = {
  store: BookmarksStore
  user: StoreApi<UserState>
  events: UserEventHub
  loadSync?: (deps: BookmarksSyncDeps) => Promise<BookmarksSync>
}

export function createBookmarkActions({
  store,
  user,
  events,
  loadSync = loadOwnSync,
}: Deps): BookmarkActions {
  const listeners = new Set<(error: unknown) => void>()
  const onFailure = (error: unknown) => listeners.forEach((listener) => listener(error))
  const { loaded, ready } = createLazyService(() => loadSync({ store, user, onFailure }))

  async function read(): Promise<void> {
    if (store.getState().status !== 'ready') store.setState({ status: 'reading' })
    try {
      const sync = await ready()
      // The reading user may have left while the sync was on its way.
      if (user.getState().isAuthorized) await sync.open()
    } finally {
      if (store.getState().status === 'reading') store.setState({ status: 'failed' })
    }
  }

  /** At once where possible: the view must not lag behind the press. */
  async function change(run: (opened: BookmarksSync) => void): Promise<void> {
    const sync = loaded()
    if (sync && store.getState().status === 'ready') return run(sync)
    if (store.getState().status !== 'ready') await read()
    run(await ready())
  }

  events.on('user-written', ({ user: now, previous }) => {
    const isSame = previous.isAuthorized && previous.externalId === now.externalId
    if (!isSame || !now.isAuthorized) {
      store.setState({ status: now.isAuthorized ? 'reading' : 'guest', bookmarks: NO_BOOKMARKS })
    }
    if (now.isAuthorized) read().catch(() => undefined)
  })

  return {
    read,
    add: (product) => change((it) => it.add(product)),
    remove: (product) => change((it) => it.remove(product)),
    update: (product) => change((it) => it.update(product)),
    addTag: (tag) => change((it) => it.addTag(tag)),
    removeTag: (tag) => change((it) => it.removeTag(tag)),
    settle: async () => loaded()?.flush(),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

async function loadOwnSync(deps: BookmarksSyncDeps): Promise<BookmarksSync> {
  const { createBookmarksSync } = await import('./bookmarks-sync')
  return flushOnPageHide(createBookmarksSync(deps))
}
