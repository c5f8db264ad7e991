import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { listenToGateway } from '@/lib/gateway/listeners'
import { renewSession } from '@/lib/gateway/session/session-renewal'
import { toUserState } from '@/stores/user/user-state'
import type { BookmarkCalls } from './bookmark-calls'
import { NO_BOOKMARKS } from './bookmarks'
import { type BookmarksMessage, createBookmarksSync } from './bookmarks-sync'
import { createBookmarksStore } from './bookmarks-store'

type MockedCalls = { [Name in keyof BookmarkCalls]: Mock<BookmarkCalls[Name]> }

const filter = { article: 'OC 90', brand: 'Knecht', title: 'Фильтр масляный' }
const pads = { article: 'GDB1330', brand: 'TRW', title: 'Колодки' }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function openBookmarks({
  stored,
  overrides,
}: { stored?: unknown; overrides?: Partial<MockedCalls> } = {}) {
  const store = createBookmarksStore()
  const storage: Record<string, string> = stored === undefined ? {} : { bookmarks: JSON.stringify(stored) }
  const user = createStore(() => toUserState({ isAuthorized: true, externalId: 'anna', storage }))
  const posted: BookmarksMessage[] = []
  let hear = (_: BookmarksMessage) => {}
  const onFailure = vi.fn()
  const calls: MockedCalls = {
    read: vi.fn(async () => user.getState().storage['bookmarks']),
    save: vi.fn(async () => undefined),
    saveOnLeaving: vi.fn(() => true),
    findCodes: vi.fn(async (pairs: readonly unknown[]) => pairs.map(() => '00-00000001')),
    ...overrides,
  }
  const sync = createBookmarksSync({
    store,
    user,
    onFailure,
    calls,
    channel: {
      post: (message) => void posted.push(message),
      subscribe: (listener) => {
        hear = listener
        return () => undefined
      },
      close: () => undefined,
    },
  })
  await sync.open()
  return {
    store,
    user,
    sync,
    calls,
    posted,
    onFailure,
    hear: (message: BookmarksMessage) => hear(message),
    ids: () => store.getState().bookmarks.products.map(({ id }) => id),
  }
}

it('shows, tells the other tabs and saves each change', async () => {
  const { sync, calls, posted, ids, store } = await openBookmarks()
  sync.add(filter)
  expect(ids()).toEqual(['OC 90Knecht'])
  expect(posted).toEqual([{ userId: 'anna', bookmarks: store.getState().bookmarks }])
  await vi.advanceTimersByTimeAsync(1)
  expect(JSON.parse(calls.save.mock.calls[0]?.[0] ?? '')).toEqual(store.getState().bookmarks)
})

it('saves what changed while a save was under way with the last state only', async () => {
  let answer = () => {}
  const { sync, calls } = await openBookmarks({
    overrides: { save: vi.fn(() => new Promise<void>((resolve) => (answer = resolve))) },
  })
  sync.add(filter)
  await vi.advanceTimersByTimeAsync(1)
  sync.add(pads)
  sync.addTag('ТО')
  answer()
  await vi.advanceTimersByTimeAsync(1)
  expect(calls.save).toHaveBeenCalledTimes(2)
  expect(JSON.parse(calls.save.mock.calls[1]?.[0] ?? '')).toMatchObject({ tags: ['ТО'], version: 1 })
})

it('takes back what could not be saved and says so', async () => {
  const { sync, ids, onFailure } = await openBookmarks({
    overrides: { save: vi.fn(() => Promise.reject(new Error('no answer'))) },
  })
  sync.add(filter)
  await vi.advanceTimersByTimeAsync(1)
  expect(ids()).toEqual([])
  expect(onFailure).toHaveBeenCalledTimes(1)
})

it('sends what is not saved yet once more when the page is left, and takes nothing back for a cut call', async () => {
  let cut = (_: Error) => {}
  const { sync, calls, ids, onFailure, posted } = await openBookmarks({
    overrides: { save: vi.fn(() => new Promise<void>((_, reject) => (cut = reject))) },
  })
  sync.add(filter)
  await vi.advanceTimersByTimeAsync(1)
  sync.keep()
  expect(calls.saveOnLeaving).toHaveBeenCalledExactlyOnceWith(calls.save.mock.calls[0]?.[0])
  cut(new Error('the page was left'))
  await vi.advanceTimersByTimeAsync(1)
  expect(ids()).toEqual(['OC 90Knecht'])
  expect(posted).toHaveLength(1)
  expect(onFailure).not.toHaveBeenCalled()
})

it('sends nothing that waits for the sign-in of its owner: somebody else may have signed in by now', async () => {
  const signsIn = Promise.withResolvers<void>()
  const stop = listenToGateway({ renewSession: () => signsIn.promise })
  // Later than any sign-in that another file of tests, on another clock, has left.
  const renewed = renewSession(Number.POSITIVE_INFINITY)
  const { sync, calls } = await openBookmarks({
    overrides: { save: vi.fn(() => new Promise<void>(() => {})) },
  })
  sync.add(filter)
  await vi.advanceTimersByTimeAsync(1)
  sync.keep()
  expect(calls.saveOnLeaving).not.toHaveBeenCalled()
  signsIn.resolve()
  await renewed
  stop()
  sync.keep()
  expect(calls.saveOnLeaving).toHaveBeenCalledOnce()
})

it('sends nothing when a page is left whose bookmarks are saved', async () => {
  const { sync, calls } = await openBookmarks()
  sync.add(filter)
  await vi.advanceTimersByTimeAsync(1)
  sync.keep()
  expect(calls.saveOnLeaving).not.toHaveBeenCalled()
})

it('keeps a change that is still being saved when the user is read meanwhile', async () => {
  const { sync, user, ids } = await openBookmarks({
    stored: NO_BOOKMARKS,
    overrides: { save: vi.fn(() => new Promise<void>(() => {})) },
  })
  sync.add(filter)
  user.setState({ storage: { bookmarks: JSON.stringify(NO_BOOKMARKS) } })
  await sync.open()
  expect(ids()).toEqual(['OC 90Knecht'])
})

it('reads the storage after every write of the user', async () => {
  const { sync, calls, ids } = await openBookmarks({ stored: NO_BOOKMARKS })
  const saved = { ...pads, id: 'GDB1330TRW', partNumber: 'GDB1330', code: null, tags: [] }
  calls.read.mockResolvedValueOnce(JSON.stringify({ ...NO_BOOKMARKS, products: [saved] }))
  await sync.open()
  expect(calls.read).toHaveBeenCalledTimes(2)
  expect(ids()).toEqual(['GDB1330TRW'])
})

it('shows what came with the user while the storage cannot be read', async () => {
  const saved = { ...pads, id: 'GDB1330TRW', partNumber: 'GDB1330', code: null, tags: [] }
  const { ids } = await openBookmarks({
    stored: { ...NO_BOOKMARKS, products: [saved] },
    overrides: { read: vi.fn(async () => Promise.reject(new Error('away'))) },
  })
  expect(ids()).toEqual(['GDB1330TRW'])
})

it('takes over what another device has saved when the user is read anew', async () => {
  const { sync, user, ids } = await openBookmarks({ stored: NO_BOOKMARKS })
  sync.add(filter)
  await vi.advanceTimersByTimeAsync(1)
  user.setState({ storage: { bookmarks: JSON.stringify(NO_BOOKMARKS) } })
  await sync.open()
  expect(ids()).toEqual([])
})

it('overwrites its copy with that of another tab of the same user, and sends nothing on', async () => {
  const { hear, ids, posted, calls } = await openBookmarks()
  const bookmarks = {
    ...NO_BOOKMARKS,
    products: [{ ...pads, id: 'x', partNumber: 'x', code: null, tags: [] }],
  }
  hear({ userId: 'pavel', bookmarks })
  expect(ids()).toEqual([])
  hear({ userId: 'anna', bookmarks })
  expect(ids()).toEqual(['x'])
  await vi.advanceTimersByTimeAsync(1)
  expect(posted).toEqual([])
  expect(calls.save).not.toHaveBeenCalled()
})

it('migrates the old format once and saves the result', async () => {
  const stored = { items: [{ ...filter, tags: [7] }], tags: [{ id: 7, title: 'ТО' }] }
  const { calls, store } = await openBookmarks({ stored })
  await vi.advanceTimersByTimeAsync(1)
  expect(store.getState()).toMatchObject({
    status: 'ready',
    bookmarks: { version: 1, products: [{ code: '00-00000001', tags: ['ТО'] }], tags: ['ТО'] },
  })
  expect(JSON.parse(calls.save.mock.calls[0]?.[0] ?? '')).toEqual(store.getState().bookmarks)
})

it('neither shows nor overwrites what a later version has stored', async () => {
  const { sync, store, calls } = await openBookmarks({ stored: { version: 2, products: [] } })
  sync.add(filter)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.getState()).toMatchObject({ status: 'foreign', bookmarks: NO_BOOKMARKS })
  expect(calls.save).not.toHaveBeenCalled()
})
