import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction'

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
  onFirstInteraction(act)
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
  happen()
  move()
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledOnce()
})

test('acts at once for who has come from another page of the shop', () => {
  // In the browser a document that was pressed has `userActivation` set.
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  const act = vi.fn()
  onFirstInteraction(act)
  expect(act).toHaveBeenCalledOnce()
})

test('does nothing once it is called off', () => {
  const act = vi.fn()
  onFirstInteraction(act)()
  move()
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})

test('however many wait, the browser is asked to listen once for each sign', async () => {
  vi.resetModules()
  const listen = vi.spyOn(window, 'addEventListener')
  const { onFirstInput } = await import('./on-first-interaction')
  const acts = [vi.fn(), vi.fn()]
  for (const act of acts) onFirstInput(act)
  const signs = listen.mock.calls.map(([sign]) => sign)
  expect(signs).toContain('pointermove')
  expect(signs).toHaveLength(new Set(signs).size)
  move()
  move()
  for (const act of acts) expect(act).toHaveBeenCalledOnce()
})
