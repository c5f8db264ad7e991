import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCached } from '@/gateway/core/caching/create-cached'
import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import { createLru } from '@/gateway/core/caching/create-lru'

const NOON = new Date('2026-03-02T12:00:00Z')
const YESTERDAY = new Date('2026-03-01T12:00:00Z')
const MINUTE_MS = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON }))
afterEach(() => void vi.useRealTimers())

function passMinuteAndSetBack() {
  vi.advanceTimersByTime(MINUTE_MS + 1)
  vi.setSystemTime(YESTERDAY)
}

it('lets kept answers end in their time', () => {
  const answers = createLru<string, number>({ maxWeight: 10, maxAgeMs: MINUTE_MS })
  answers.set('price', 100)
  passMinuteAndSetBack()
  expect(answers.get('price')).toBeUndefined()
})

it('lets what is looked after be looked at', async () => {
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length))
  const cached = createCached({
    load,
    stamp: () => Promise.resolve(String(performance.now())),
    checkEveryMs: MINUTE_MS,
  })
  await cached.read()
  passMinuteAndSetBack()
  expect(await cached.read()).toBe(2)
})

it('lets a service be tried again that has rested', async () => {
  const breaker = createCircuitBreaker({ failures: 1, restMs: MINUTE_MS })
  const away = { refuse: () => new Error('rests'), isFailure: () => true }
  await breaker.run(() => Promise.reject(new Error('away')), away).catch(() => undefined)
  passMinuteAndSetBack()
  expect(await breaker.run(() => Promise.resolve('back'), away)).toBe('back')
})
