import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createUserEvents } from '@/stores/user/user-events'
import { toUserState, type UserState } from '@/stores/user/user-state'
import { createCartActions } from './cart-actions'
import { createCartSync } from './sync/cart-sync'
import { createCartStore } from './cart-store'
import { cartLineOf } from './testing'
import { createVehicleStore } from '@/stores/vehicle/vehicle-store'

const GUEST = toUserState({ isAuthorized: false })
const ANNA = toUserState({ isAuthorized: true, externalId: 'anna' })
const PAVEL = toUserState({ isAuthorized: true, externalId: 'pavel' })
const SITE = { defaultSupplierId: 29, fallbackSupplierId: 8, shopIds: [29], isMarkup: true }

function openPage() {
  const store = createCartStore()
  const user = createStore(() => GUEST)
  const events = createUserEvents()
  const line = cartLineOf({ productId: '1' })
  const calls = {
    read: vi.fn(async () => [line]),
    add: vi.fn(async () => undefined),
    change: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    changeOnLeaving: vi.fn(),
    pictures: vi.fn(async () => []),
  }
  const post = vi.fn()
  const loadSync = vi.fn(async (deps: Parameters<typeof createCartSync>[0]) =>
    createCartSync({
      ...deps,
      calls,
      channel: { post, subscribe: () => () => undefined, close: () => undefined },
    }),
  )
  const actions = createCartActions({
    store,
    user,
    events,
    vehicle: createVehicleStore(),
    site: SITE,
    loadSync,
  })
  const write = (next: UserState) => {
    const previous = user.getState()
    user.setState(next, true)
    events.emit('user-written', { user: next, previous })
  }
  return { store, actions, events, calls, loadSync, write, line, post }
}

const becomesReady = (store: ReturnType<typeof createCartStore>) =>
  vi.waitFor(() => expect(store.getState().status).toBe('ready'))

it('loads nothing for a guest, whose cart is empty', () => {
  const { write, store, loadSync, actions } = openPage()
  write(GUEST)
  actions.prepare()
  expect(store.getState()).toMatchObject({ status: 'guest', lines: [] })
  expect(loadSync).not.toHaveBeenCalled()
})

it('reads the cart of who signs in, and clears it on signing out', async () => {
  const { write, store, line } = openPage()
  write(ANNA)
  expect(store.getState().status).toBe('reading')
  await becomesReady(store)
  expect(store.getState().lines).toEqual([line])
  write(GUEST)
  expect(store.getState()).toMatchObject({ status: 'guest', lines: [] })
})

it('asks for no cart of who left while what reads it was on its way', async () => {
  const { write, store, calls, loadSync } = openPage()
  write(ANNA)
  write(GUEST)
  await loadSync.mock.results[0]?.value
  await Promise.resolve()
  expect(calls.read).not.toHaveBeenCalled()
  expect(store.getState().status).toBe('guest')
})

it('keeps the cart in sight while that of the same user is read anew', async () => {
  const { write, store, calls, line } = openPage()
  write(ANNA)
  await becomesReady(store)
  write({ ...ANNA, name: 'Анна' })
  expect(store.getState()).toMatchObject({ status: 'ready', lines: [line] })
  await vi.waitFor(() => expect(calls.read).toHaveBeenCalledTimes(2))
})

it('tells the other tabs of the lines that have followed the user to another shop', async () => {
  const { write, store, line, post } = openPage()
  write(ANNA)
  await becomesReady(store)
  write({ ...ANNA, name: 'Анна' })
  await vi.waitFor(() => expect(store.getState().status).toBe('ready'))
  expect(post).not.toHaveBeenCalled()
  write({ ...ANNA, supplier: 12 })
  await vi.waitFor(() => expect(post).toHaveBeenCalledExactlyOnceWith({ userId: 'anna', lines: [line] }))
})

it('shows nothing of the former user to the next one', async () => {
  const { write, store } = openPage()
  write(ANNA)
  await becomesReady(store)
  write(PAVEL)
  expect(store.getState()).toMatchObject({ status: 'reading', lines: [] })
  await becomesReady(store)
})

it('is failed when what reads it cannot be loaded, and tries again when it is asked to', async () => {
  const { write, store, actions, loadSync } = openPage()
  loadSync.mockRejectedValueOnce(new Error('no chunk'))
  write(ANNA)
  await vi.waitFor(() => expect(store.getState().status).toBe('failed'))
  await actions.read()
  expect(store.getState().status).toBe('ready')
})
