import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COMPARE_KEY } from './compare-key'
import { createCompareStore } from './compare-store'
import { COMPARED_PER_SECTION } from './compared'

const TYRE = { code: '00-10000001', section: 'tyres' }
const OTHER = { code: '00-10000002', section: 'tyres' }

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

function open() {
  const store = createCompareStore()
  store.open()
  return store
}

it('is not known before the browser was asked', () => {
  expect(createCompareStore().getState()).toEqual({ isKnown: false, isStored: true, products: [] })
  expect(open().getState()).toEqual({ isKnown: true, isStored: true, products: [] })
})

it('survives a reload, and leaves nothing behind when it is cleared', () => {
  const store = open()
  expect(store.add(TYRE)).toBe(true)
  store.add(OTHER)
  store.remove(TYRE.code)
  expect(open().getState().products).toEqual([OTHER])
  store.clear()
  expect(store.getState().products).toEqual([])
  expect(localStorage.getItem(COMPARE_KEY)).toBeNull()
})

it('the tabs agree, also when one has not heard of the other yet', async () => {
  const [one, other] = [open(), open()]
  one.add(TYRE)
  other.add(OTHER)
  expect(other.getState().products).toEqual([TYRE, OTHER])
  await vi.waitFor(() => expect(one.getState().products).toEqual([TYRE, OTHER]))
  other.clear()
  await vi.waitFor(() => expect(one.getState().products).toEqual([]))
})

it('says when a section is full', () => {
  const store = open()
  for (let at = 0; at < COMPARED_PER_SECTION; at++)
    expect(store.add({ code: `00-2000000${at}`, section: 'tyres' })).toBe(true)
  expect(store.add(TYRE)).toBe(false)
  expect(store.getState().products).toHaveLength(COMPARED_PER_SECTION)
})

it('a page of the browser’s own cache reads what has changed meanwhile', () => {
  const store = open()
  localStorage.setItem(COMPARE_KEY, JSON.stringify({ version: 1, products: [TYRE] }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(store.getState().products).toEqual([TYRE])
})

it('lasts as long as the page where the browser stores nothing, and says so', () => {
  const store = open()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.add(TYRE)
  store.add(OTHER)
  expect(store.getState()).toEqual({ isKnown: true, isStored: false, products: [TYRE, OTHER] })
})
