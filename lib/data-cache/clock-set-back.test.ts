import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataCache } from './data-cache'

const MINUTE_MS = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-03-02T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('reads anew what has passed its time, though the clock was set back by a day', async () => {
  const store = new DataCache({ maxBytes: 10_000 })
  const lifetime = { freshMs: MINUTE_MS, staleMs: 0 }
  const read = (value: string) => store.get('price', () => Promise.resolve({ value, lifetime, tags: [] }))
  await read('old')
  vi.advanceTimersByTime(MINUTE_MS + 1)
  vi.setSystemTime(new Date('2026-03-01T12:00:00Z'))
  expect(await read('new')).toBe('new')
})
