import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopTerms } from './shop-terms'
import { createShopTermsBoard, type LoadShopTerms } from './shop-terms-board'

const oil = { brand: 'Knecht', article: 'OC 90' }
const air = { brand: 'Mann', article: 'C 25 114' }
const terms: ShopTerms = { price: 440, pastPrice: null, quantity: 3, deliveryTime: 0 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function loading(answer: [string, ShopTerms][]) {
  return vi.fn<LoadShopTerms>(async () => new Map(answer))
}

test('what is wanted together is asked for together, and each part once', async () => {
  const board = createShopTermsBoard()
  const load = loading([['knecht/oc90', terms]])
  const listener = vi.fn()
  board.choose(12, load)
  board.subscribe(listener)
  for (const part of [oil, air, { brand: 'KNECHT', article: 'oc-90' }]) board.want(part)
  expect([board.read(oil), board.read(air)]).toEqual(['pending', 'pending'])
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledExactlyOnceWith(12, [oil, air])
  expect([board.read(oil), board.read(air)]).toEqual([terms, undefined])
  board.want(oil)
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalled()
})

test('for the standard shop nothing is asked', async () => {
  const board = createShopTermsBoard()
  const load = loading([])
  board.choose(undefined, load)
  board.want(oil)
  await vi.runAllTimersAsync()
  expect([load.mock.calls.length, board.read(oil)]).toEqual([0, undefined])
})

test('an answer for a shop that is no longer chosen is not shown', async () => {
  const board = createShopTermsBoard()
  let answer = () => {}
  board.choose(
    12,
    () =>
      new Promise((resolve) => {
        answer = () => resolve(new Map([['knecht/oc90', terms]]))
      }),
  )
  board.want(oil)
  await vi.runAllTimersAsync()
  board.choose(8, loading([]))
  answer()
  await vi.runAllTimersAsync()
  expect(board.read(oil)).toBeUndefined()
})

test('where prices cannot be had the page keeps its own, and the next page asks anew', async () => {
  const board = createShopTermsBoard()
  const load = loading([['knecht/oc90', terms]]).mockRejectedValueOnce(new Error('offline'))
  board.choose(12, load)
  board.want(oil)
  await vi.runAllTimersAsync()
  expect(board.read(oil)).toBeUndefined()
  board.want(oil)
  await vi.runAllTimersAsync()
  expect(board.read(oil)).toEqual(terms)
})

test('who has stopped listening is told nothing', () => {
  const board = createShopTermsBoard()
  const listener = vi.fn()
  board.subscribe(listener)()
  board.choose(12, loading([]))
  expect(listener).not.toHaveBeenCalled()
})
