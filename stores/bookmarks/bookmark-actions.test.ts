import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createUserEvents } from '@/stores/user/user-events'
import { toUserState } from '@/stores/user/user-state'
import { createBookmarkActions } from './bookmark-actions'
import { MISSING_FIELDS } from './bookmark-rules'
import { createBookmarksSync } from './bookmarks-sync'
import { createBookmarksStore } from './bookmarks-store'

const GUEST = toUserState({ isAuthorized: false })
const ANNA = toUserState({ isAuthorized: true, externalId: 'anna' })
const filter = { article: 'OC 90', brand: 'Knecht', title: 'Фильтр масляный' }

function openPage() {
  const store = createBookmarksStore()
  const user = createStore(() => GUEST)
  const events = createUserEvents()
  const calls = {
    read: vi.fn(async () => undefined),
    save: vi.fn(async () => undefined),
    saveOnLeaving: vi.fn(() => true),
    findCodes: vi.fn(async () => []),
  }
  const loadSync = vi.fn(async (deps: Parameters<typeof createBookmarksSync>[0]) =>
    createBookmarksSync({
      ...deps,
      calls,
      channel: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    }),
  )
  const actions = createBookmarkActions({ store, user, events, loadSync })
  const write = (next: typeof GUEST) => {
    const previous = user.getState()
    user.setState(next, true)
    events.emit('user-written', { user: next, previous })
  }
  return { store, actions, loadSync, calls, write }
}

it('loads nothing for a guest', () => {
  const { write, store, loadSync } = openPage()
  write(GUEST)
  expect(store.getState().status).toBe('guest')
  expect(loadSync).not.toHaveBeenCalled()
})

it('reads the bookmarks of who signs in, and forgets them on signing out', async () => {
  const { write, store, actions } = openPage()
  write(ANNA)
  expect(store.getState().status).toBe('reading')
  await vi.waitFor(() => expect(store.getState().status).toBe('ready'))
  await actions.add(filter)
  expect(store.getState().bookmarks.products).toHaveLength(1)
  write(GUEST)
  expect(store.getState()).toMatchObject({ status: 'guest', bookmarks: { products: [] } })
})

it('asks for no bookmarks of who left while what reads them was on its way', async () => {
  const { write, store, calls, loadSync } = openPage()
  write(ANNA)
  write(GUEST)
  await loadSync.mock.results[0]?.value
  await Promise.resolve()
  expect(calls.read).not.toHaveBeenCalled()
  expect(store.getState().status).toBe('guest')
})

it('changes what is shown in the moment of the press', async () => {
  const { write, store, actions } = openPage()
  write(ANNA)
  await vi.waitFor(() => expect(store.getState().status).toBe('ready'))
  void actions.add(filter)
  expect(store.getState().bookmarks.products).toHaveLength(1)
})

it('rejects with the words of a broken rule', async () => {
  const { write, actions } = openPage()
  write(ANNA)
  await expect(actions.add({ ...filter, title: '' })).rejects.toThrow(MISSING_FIELDS)
})

it('is failed when the bookmarks cannot be read', async () => {
  const { write, store, calls } = openPage()
  calls.read.mockRejectedValue(new Error('no answer'))
  write(ANNA)
  await vi.waitFor(() => expect(store.getState().status).toBe('failed'))
})
