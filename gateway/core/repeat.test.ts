import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('goes on after a failure, which it reports, and ends when it is stopped', async () => {
  const failure = new Error('no database')
  const round = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure).mockResolvedValue()
  const onError = vi.fn()
  const rounds = repeat(1000, round, onError)
  await vi.advanceTimersByTimeAsync(3000)
  expect(round).toHaveBeenCalledTimes(3)
  expect(onError.mock.calls).toEqual([[failure]])
  await rounds.stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(round).toHaveBeenCalledTimes(3)
})

it('never runs twice at once, and waits for what runs', async () => {
  let finish = () => {}
  const round = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const rounds = repeat(1000, round, vi.fn())
  await vi.advanceTimersByTimeAsync(5000)
  void rounds.run()
  expect(round).toHaveBeenCalledTimes(1)
  const stopped = vi.fn()
  const stopping = rounds.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).not.toHaveBeenCalled()
  finish()
  await stopping
  expect(stopped).toHaveBeenCalled()
})

it('runs once more at once', async () => {
  const round = vi.fn(() => Promise.resolve())
  const rounds = repeat(1000, round, vi.fn())
  await rounds.run()
  await rounds.run()
  expect(round).toHaveBeenCalledTimes(2)
  await rounds.stop()
})
