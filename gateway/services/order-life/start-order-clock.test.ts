import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { startOrderClock } from './start-order-clock'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const logger = createLogger('silent')

it('goes on after a failure and stops when told to', async () => {
  const advance = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValue(0)
  const clock = startOrderClock(1000, advance, logger)
  await vi.advanceTimersByTimeAsync(3000)
  expect(advance).toHaveBeenCalledTimes(3)
  await clock.stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(advance).toHaveBeenCalledTimes(3)
})

it('never runs twice at once, and waits for what runs', async () => {
  let finish = (_: number) => {}
  const advance = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)))
  const clock = startOrderClock(1000, advance, logger)
  await vi.advanceTimersByTimeAsync(5000)
  expect(advance).toHaveBeenCalledTimes(1)
  const stopped = vi.fn()
  const stopping = clock.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).not.toHaveBeenCalled()
  finish(1)
  await stopping
  expect(stopped).toHaveBeenCalled()
})
