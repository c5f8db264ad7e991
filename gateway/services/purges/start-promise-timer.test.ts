import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { createLogger } from '@/gateway/core/logger'
import { startPromiseTimer } from './start-promise-timer'

const HOUR_MS = 3_600_000
const logger = createLogger('silent')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A database with one shop; `announced` are the moments of its notifications of a change. */
function shopUntil(close: string) {
  const announced: string[] = []
  const execute = vi.fn<(query: unknown) => Promise<unknown>>(async (query) => {
    if (!JSON.stringify(query).includes('pg_notify')) return { rows: [{ id: 29, open: '09:00', close }] }
    announced.push(new Date().toISOString())
    return { rows: [] }
  })
  return { db: { execute } as unknown as Database, execute, announced }
}

it('tells of another day when the shop closes and at midnight in Moscow', async () => {
  vi.setSystemTime('2026-11-22T17:30:15Z')
  const { db, announced } = shopUntil('21:00')
  const clock = startPromiseTimer(db, logger)
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(announced.map((at) => at.slice(0, 16))).toEqual(['2026-11-22T18:00', '2026-11-22T21:00'])
  await clock.stop()
})

it('goes on after a failure, and stops when told to', async () => {
  vi.setSystemTime('2026-11-22T17:59:00Z')
  const { db, execute, announced } = shopUntil('21:00')
  execute.mockRejectedValueOnce(new Error('no database'))
  const clock = startPromiseTimer(db, logger)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(announced).toHaveLength(1)
  await clock.stop()
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(announced).toHaveLength(1)
})
