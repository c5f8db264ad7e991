import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cached, type CacheName } from './cached'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<CacheName>(['bootstrap', 'product', 'search', 'meta'])(
  'a %s whose gateway is away stands in for half an hour and no longer',
  async (name) => {
    const read = vi.fn(() => Promise.resolve('an answer'))
    const load = cached({ name, as: `test of ${name}`, read })
    await load()
    read.mockRejectedValue(new Error('away'))
    vi.advanceTimersByTime(30 * MINUTE_MS - 1)
    await expect(load()).resolves.toBe('an answer')
    vi.advanceTimersByTime(2)
    await expect(load()).rejects.toThrow('away')
  },
)
