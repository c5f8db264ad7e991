import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRowOffers } from './use-row-offers'

const { fetchRowOffers } = vi.hoisted(() => ({ fetchRowOffers: vi.fn() }))
vi.mock('../api/fetch-row-offers', () => ({ fetchRowOffers }))

const OFFERS = { byRow: new Map(), now: new Date('2026-11-22T12:00:00Z') }
const ROWS = [] as const

beforeEach(() => {
  fetchRowOffers.mockReset().mockResolvedValue(OFFERS)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'userActivation')
})

const open = () => renderHook(() => useRowOffers(ROWS)).result
/** In the browser a page that was pressed somewhere says so. */
const press = () =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })

test.each([
  ['at the first movement', () => window.dispatchEvent(new Event('pointermove'))],
  ['after a while for who only looks', () => vi.advanceTimersByTime(5000)],
])('prices of a page that was just loaded come %s, once', async (_when, happen) => {
  const shown = open()
  await act(async () => vi.advanceTimersByTime(1000))
  expect(fetchRowOffers).not.toHaveBeenCalled()
  expect(shown.current.offers).toBe('asking')
  act(() => void happen())
  await waitFor(() => expect(shown.current.offers).toBe(OFFERS))
  act(() => void window.dispatchEvent(new Event('scroll')))
  await act(async () => vi.advanceTimersByTime(10_000))
  expect(fetchRowOffers).toHaveBeenCalledOnce()
})

test('who comes from another page of the shop has them at once', async () => {
  press()
  const shown = open()
  await waitFor(() => expect(shown.current.offers).toBe(OFFERS))
})

test('what failed is asked for again by a press', async () => {
  press()
  fetchRowOffers.mockRejectedValueOnce(new Error('away'))
  const shown = open()
  await waitFor(() => expect(shown.current.offers).toBe('failed'))
  act(() => shown.current.retry())
  await waitFor(() => expect(shown.current.offers).toBe(OFFERS))
})
