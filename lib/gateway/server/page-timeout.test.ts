import { expect, test, vi } from 'vitest'
import { REQUESTED_AT_HEADER, timeLeft } from './page-timeout'

test.each([
  ['10000', 10_000, 2000],
  ['10000', 11_500, 500],
  ['10000', 13_000, 0],
  ['10000', 9_000, 2000],
  [undefined, 10_000, 2000],
])('a page asked for at %s may wait at %i for %i ms more', (requestedAt, now, left) => {
  const headers = new Headers(requestedAt === undefined ? {} : { [REQUESTED_AT_HEADER]: requestedAt })
  expect(timeLeft(headers, now)).toBe(left)
})

test('a clock that is set while a page is made takes no time from it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') })
  const headers = new Headers({ [REQUESTED_AT_HEADER]: String(performance.now()) })
  vi.setSystemTime(new Date('2026-03-03T12:00:00Z'))
  expect(timeLeft(headers)).toBeGreaterThan(1000)
  vi.useRealTimers()
})
