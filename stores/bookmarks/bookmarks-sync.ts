import type { StoreApi } from 'zustand/vanilla'
import { isRenewingSession } from '@/lib/gateway/session/session-renewal'
import { openChannel, type TabChannel } from '@/lib/tabs/channel'
import { createCoalescingWriter } from '@/lib/writes/coalescing-writer'
import type { UserState } from '@/stores/user/user-state'
import { type BookmarkCalls, createBookmarkCalls } from './bookmark-calls'
import { addBookmark, addTag, removeBookmark, removeTag, updateBookmark } from './bookmark-rules'
import type { BookmarkRef, Bookmarks, NewBookmark, Retagged } from './bookmarks'
import type { BookmarksStore } from './bookmarks-store'
import { migrateBookmarks, readSentBookmarks, readStoredBookmarks, STORAGE_KEY } from './stored-bookmarks'

export const BOOKMARKS_CHANNEL = 'bookmarks_channel'

export type BookmarksMessage = { userId: string; bookmarks: Bookmarks }

export type BookmarksSyncDeps = {
  store: BookmarksStore
  user: StoreApi<UserState>
  /** Called when a change could not be saved and was taken back. */
  onFailure: (error: unknown) => void
  calls?: BookmarkCalls
  channel?: TabChannel<BookmarksMessage>
}

export type BookmarksSync = ReturnType<typeof createBookmarksSync>

/** Syncs the bookmarks of the store with the user's storage, in every tab. */
export function createBookmarksSync({
  store,
  user,
  onFailure,
  calls = createBookmarkCalls(),
  channel = openChannel(BOOKMARKS_CHANNEL, readMessage),
}: BookmarksSyncDeps) {
  let saved: Bookmarks | undefined
  const userId = () => user.getState().externalId ?? ''

  const writer = createCoalescingWriter<string, { bookmarks: Bookmarks }>({
    delayMs: 0,
    send: async (batch) => {
      for (const [owner, { bookmarks }] of batch) await save(owner, bookmarks)
    },
  })

  async function save(owner: string, bookmarks: Bookmarks): Promise<void> {
    if (owner !== userId()) return
    try {
      await calls.save(JSON.stringify(bookmarks))
      if (owner === userId()) saved = bookmarks
    } catch (error) {
      if (owner !== userId() || writer.waiting(owner) || !saved || saved === bookmarks) return
      show(saved)
      notify(saved)
      onFailure(error)
    }
  }

  /** A parallel read does not know of it, and the next change would be based on that read. */
  function hasUnsaved(): boolean {
    const { status, bookmarks } = store.getState()
    return status === 'ready' && bookmarks !== saved
  }

  function show(bookmarks: Bookmarks): void {
    store.setState({ status: 'ready', bookmarks })
  }

  function notify(bookmarks: Bookmarks): void {
    channel.post({ userId: userId(), bookmarks })
  }

  channel.subscribe(({ userId: from, bookmarks }) => {
    if (from !== userId() || store.getState().status !== 'ready') return
    saved = bookmarks
    show(bookmarks)
  })

  function write(bookmarks: Bookmarks): void {
    if (bookmarks === store.getState().bookmarks) return
    show(bookmarks)
    notify(bookmarks)
    writer.write(userId(), { bookmarks })
  }

  function change(rule: (bookmarks: Bookmarks) => Bookmarks): void {
    if (store.getState().status === 'ready') write(rule(store.getState().bookmarks))
  }

  /** After every write of the user; the user's record stands in while the storage does not answer. */
  async function readText(): Promise<string | undefined> {
    const { storage } = user.getState()
    if (!(STORAGE_KEY in storage)) return calls.read()
    return calls.read().catch(() => storage[STORAGE_KEY])
  }

  async function open(): Promise<void> {
    const owner = userId()
    const stored = readStoredBookmarks(await readText())
    if (owner !== userId() || hasUnsaved()) return
    if (stored.kind === 'foreign') return store.setState({ status: 'foreign' })
    if (stored.kind === 'current') {
      saved = stored.bookmarks
      return show(stored.bookmarks)
    }
    const migrated = await migrateBookmarks(stored.old, (pairs) => calls.findCodes(pairs))
    if (owner !== userId()) return
    saved = migrated
    write(migrated)
  }

  return {
    /** Reads the bookmarks of the current user. */
    open,

    // Each is shown at once and saved afterwards; a rule's refusal is thrown.
    add: (product: NewBookmark) => change((bookmarks) => addBookmark(bookmarks, product)),
    remove: (product: BookmarkRef) => change((bookmarks) => removeBookmark(bookmarks, product)),
    update: (product: Retagged) => change((bookmarks) => updateBookmark(bookmarks, product)),
    addTag: (tag: string) => change((bookmarks) => addTag(bookmarks, tag)),
    removeTag: (tag: string) => change((bookmarks) => removeTag(bookmarks, tag)),

    flush: () => writer.flush(),

    /** The page is left: leaving cuts running calls, so the last state is sent separately. */
    keep(): void {
      // Another user who has signed in in another tab would get the pending writes of this one.
      if (!hasUnsaved() || isRenewingSession()) return
      const { bookmarks } = store.getState()
      if (calls.saveOnLeaving(JSON.stringify(bookmarks))) saved = bookmarks
    },
  }
}

function readMessage(data: unknown): BookmarksMessage | undefined {
  const { userId, bookmarks: sent } = (data ?? {}) as Partial<Record<keyof BookmarksMessage, unknown>>
  const bookmarks = readSentBookmarks(sent)
  return typeof userId === 'string' && bookmarks ? { userId, bookmarks } : undefined
}
