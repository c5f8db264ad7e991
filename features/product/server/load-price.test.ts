import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { priceItemOf } from '../testing'
import { loadPrice } from './load-price'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))
vi.mock('@/lib/site/load-bootstrap', () => ({ loadBootstrap: async () => ({ shops: [] }) }))

/** Readers of one page share a failure for as long. */
const FAILURE_MS = 1000
const STALE_AFTER_MS = 6 * 60_000

const priced = {
  items: {
    1: priceItemOf({
      suppliers: [{ id: 1001, source: 'vendor', title: 'Автосклад', price: 400, quantity: 4 }],
    }),
  },
  pricedAt: '2026-11-20T10:00:00Z',
}
const away = new GatewayError({ kind: 'unavailable', message: 'нет' })

beforeEach(() => {
  call.mockReset()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('is there again with the first page after a price service that failed', async () => {
  call.mockRejectedValueOnce(away).mockResolvedValue(priced)
  expect(await loadPrice('Mann-Filter', 'W 712/95', null)).toEqual({ kind: 'unknown' })
  vi.advanceTimersByTime(FAILURE_MS + 1)
  expect(await loadPrice('Mann-Filter', 'W 712/95', null)).toMatchObject({ kind: 'priced' })
})

test('stands in for a newer one that cannot be had', async () => {
  call.mockResolvedValueOnce(priced).mockRejectedValue(away)
  await loadPrice('Mann-Filter', 'W 719/30', null)
  vi.advanceTimersByTime(STALE_AFTER_MS)
  await loadPrice('Mann-Filter', 'W 719/30', null)
  await vi.advanceTimersByTimeAsync(FAILURE_MS)
  expect(await loadPrice('Mann-Filter', 'W 719/30', null)).toMatchObject({ kind: 'priced' })
})
