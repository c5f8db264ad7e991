import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { knownVisitorId } from '@/lib/visitor/visitor-id'
import { sendOnLeaving } from './send-on-leaving'

vi.mock('@/lib/visitor/visitor-id', () => ({ knownVisitorId: vi.fn() }))

const sent = vi.fn<typeof fetch>()
const beacon = vi.fn<Navigator['sendBeacon']>()
class WithKeepalive {
  get keepalive() {
    return true
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response('{}')))
  vi.stubGlobal('Request', WithKeepalive)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon.mockReset(), configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['81f303a5d38dac8b', { 'x-visitor-id': '81f303a5d38dac8b' }],
  [undefined, undefined],
])('what is sent on leaving says who the browser is: %s', async (id, headers) => {
  vi.mocked(knownVisitorId).mockReturnValue(id)
  expect(sendOnLeaving(setStorage, { theme: 'x' })).toBe(true)
  expect(sent).toHaveBeenCalledExactlyOnceWith('/gw/storage/v1/set', {
    method: 'POST',
    keepalive: true,
    body: expect.any(Blob),
    headers,
  })
  const body = sent.mock.calls[0]?.[1]?.body as Blob
  expect(body.type).toBe('application/json')
  expect(beacon).not.toHaveBeenCalled()
})

test('a browser whose requests end with their page sends a beacon', () => {
  vi.stubGlobal('Request', class {})
  beacon.mockReturnValueOnce(true).mockReturnValueOnce(false)
  expect([sendOnLeaving(setStorage, { theme: 'x' }), sendOnLeaving(setStorage, { theme: 'x' })]).toEqual([
    true,
    false,
  ])
  expect(beacon).toHaveBeenCalledWith('/gw/storage/v1/set', expect.any(Blob))
  expect(sent).not.toHaveBeenCalled()
})

test('more than a browser takes is not sent at all', () => {
  expect(sendOnLeaving(setStorage, { theme: 'я'.repeat(30_000) })).toBe(false)
  expect(sent).not.toHaveBeenCalled()
  expect(beacon).not.toHaveBeenCalled()
})
