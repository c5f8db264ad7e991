import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchedElement } from '@/tests/watched-element'
import { onVisible } from './on-visible'

const { comesIntoView } = watchedElement()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const move = () => window.dispatchEvent(new Event('pointermove'))

test.each([
  ['the element is in the window', () => comesIntoView(true)],
  ['somebody moves', move],
  ['somebody has looked for a while', () => vi.advanceTimersByTime(5000)],
])('acts once when %s', (_when, happen) => {
  const act = vi.fn()
  onVisible(document.body, act)
  comesIntoView(false)
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
  happen()
  comesIntoView(true)
  move()
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledOnce()
})

test('does nothing once it is called off', () => {
  const act = vi.fn()
  onVisible(document.body, act)()
  comesIntoView(true)
  move()
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})
