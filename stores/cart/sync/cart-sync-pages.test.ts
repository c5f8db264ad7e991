import { expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { listenToGateway } from '@/lib/gateway/listeners'
import { renewSession } from '@/lib/gateway/session/session-renewal'
import { toUserState } from '@/stores/user/user-state'
import type { CartResponse } from '../cart-calls'
import { FILTER, ITEM, NEW_LINE, openCart, quantities, standInForPage } from './cart-sync-testing'

standInForPage()

it('tells the other tabs what is confirmed', async () => {
  const { sync, tabs } = await openCart()
  expect(tabs.posted).toEqual([])
  sync.change(FILTER.productId, { quantity: 2 })
  await sync.flush()
  expect(tabs.posted).toEqual([{ userId: 'anna', lines: [{ ...FILTER, quantity: 2 }] }])
})

it('takes over the cart of another tab of the same user, and sends nothing on', async () => {
  const { tabs, shown } = await openCart()
  tabs.hear({ userId: 'pavel', lines: [] })
  expect(shown()).toEqual([FILTER])
  tabs.hear({ userId: 'anna', lines: [NEW_LINE] })
  expect(shown()).toEqual([NEW_LINE])
  expect(tabs.posted).toEqual([])
})

it('sends again what a page that was left had not got confirmed', async () => {
  const first = await openCart([FILTER], { change: vi.fn(() => new Promise<never>(() => {})) })
  first.sync.change(FILTER.productId, { quantity: 6 })
  void first.sync.add([ITEM])
  first.sync.keep()
  expect(first.calls.changeOnLeaving).toHaveBeenCalledTimes(1)
  const second = await openCart([FILTER])
  expect(second.calls.add).toHaveBeenCalledTimes(1)
  expect(quantities(second.shown())).toEqual([1, 6])
})

it('keeps them for the next reading when the first one of the new page fails', async () => {
  const first = await openCart([FILTER], { change: vi.fn(() => new Promise<never>(() => {})) })
  first.sync.change(FILTER.productId, { quantity: 6 })
  first.sync.keep()
  const read = vi.fn(async () => [FILTER])
  read.mockRejectedValueOnce(new GatewayError({ kind: 'network', message: '' }))
  const second = await openCart([FILTER], { read })
  expect(second.calls.change).not.toHaveBeenCalled()
  second.sync.keep()
  await second.sync.read()
  expect(quantities(second.shown())).toEqual([6])
  expect(second.calls.change).toHaveBeenCalledTimes(1)
})

it('keeps for its owner what waits for his sign-in: somebody else may have signed in by now', async () => {
  const signsIn = Promise.withResolvers<void>()
  const stop = listenToGateway({ renewSession: () => signsIn.promise })
  // Later than any sign-in that another file of tests, on another clock, has left.
  const renewed = renewSession(Number.POSITIVE_INFINITY)
  const first = await openCart([FILTER], { change: vi.fn(() => new Promise<never>(() => {})) })
  first.sync.change(FILTER.productId, { quantity: 6 })
  first.sync.keep()
  expect(first.calls.changeOnLeaving).not.toHaveBeenCalled()
  signsIn.resolve()
  await renewed
  stop()
  expect(quantities((await openCart([FILTER])).shown())).toEqual([6])
})

it('forgets them when the page came back and got them confirmed by itself', async () => {
  const { sync } = await openCart()
  sync.change(FILTER.productId, { quantity: 6 })
  sync.keep()
  await sync.flush()
  sync.keep()
  const next = await openCart()
  expect(next.calls.change).not.toHaveBeenCalled()
})

it('forgets an answer that comes after the shopper has signed out', async () => {
  let answer = (_: CartResponse) => {}
  const { sync, store, user, events } = await openCart([FILTER], {
    change: vi.fn(() => new Promise<CartResponse>((resolve) => (answer = resolve))),
  })
  sync.change(FILTER.productId, { quantity: 5 })
  void sync.flush()
  await vi.advanceTimersByTimeAsync(0)
  user.setState(toUserState({ isAuthorized: false }), true)
  store.setState({ confirmed: [], lines: [], status: 'guest' })
  answer({ products: [FILTER], data: [] })
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ status: 'guest', lines: [] })
  expect(events).toEqual([])
})
