import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSomebodyIsThere } from './sign-of-life'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'userActivation')
})

const move = () => window.dispatchEvent(new Event('pointermove'))

test.each([
  ['at the first movement', move],
  ['after a while for who only looks', () => vi.advanceTimersByTime(5000)],
])('on a page that was just loaded acts %s, once', (_when, happen) => {
  const act = vi.fn()
  whenSomebodyIsThere(act)
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
  happen()
  move()
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledOnce()
})

test('acts at once for who has come from another page of the shop', () => {
  // In the browser a document that was pressed somewhere says so.
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  const act = vi.fn()
  whenSomebodyIsThere(act)
  expect(act).toHaveBeenCalledOnce()
})

test('does nothing once it is called off', () => {
  const act = vi.fn()
  whenSomebodyIsThere(act)()
  move()
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})
