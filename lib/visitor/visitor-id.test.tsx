import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fingerprint = vi.hoisted(() => ({ load: vi.fn() }))
vi.mock('@fingerprintjs/fingerprintjs', () => fingerprint)

const ID = '81f303a5d38dac8b4cd54518a4aa8b6d'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  document.cookie = 'visitorId=; Max-Age=0; Path=/'
  fingerprint.load.mockReset().mockResolvedValue({ get: async () => ({ visitorId: ID }) })
})
afterEach(() => vi.useRealTimers())

/** As a page that has just been loaded. */
async function openPage() {
  return import('./visitor-id')
}

test('the first call of a new browser has it, and those at the same time read it once', async () => {
  const { visitorId } = await openPage()
  expect(await Promise.all([visitorId(), visitorId()])).toEqual([ID, ID])
  expect(fingerprint.load).toHaveBeenCalledExactlyOnceWith({ monitoring: false })
})

test('the next page has it at once, from the storage or from the cookie', async () => {
  const first = await openPage()
  await first.visitorId()

  vi.resetModules()
  localStorage.clear()
  const second = await openPage()
  expect(second.knownVisitorId()).toBe(ID)

  vi.resetModules()
  localStorage.setItem('visitorId', 'kept-in-storage')
  const third = await openPage()
  expect([third.knownVisitorId(), await third.visitorId()]).toEqual(['kept-in-storage', 'kept-in-storage'])
  expect(fingerprint.load).toHaveBeenCalledOnce()
})

test.each(['', 'a b', '<script>', 'x'.repeat(65)])('%j, kept by someone, is not believed', async (stored) => {
  localStorage.setItem('visitorId', stored)
  const { knownVisitorId, visitorId } = await openPage()
  expect(knownVisitorId()).toBeUndefined()
  expect(await visitorId()).toBe(ID)
})

test('where it cannot be read, calls go without it', async () => {
  fingerprint.load.mockRejectedValue(new Error('blocked'))
  const { visitorId } = await openPage()
  expect(await visitorId()).toBeUndefined()
})

test('where reading takes long, calls wait for a second in all, and later ones have it', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<{ get: () => Promise<{ visitorId: string }> }>()
  fingerprint.load.mockReturnValue(promise)
  const { visitorId } = await openPage()
  const first = visitorId()
  await vi.advanceTimersByTimeAsync(1000)
  expect([await first, await visitorId()]).toEqual([undefined, undefined])
  resolve({ get: async () => ({ visitorId: ID }) })
  await vi.advanceTimersByTimeAsync(0)
  expect(await visitorId()).toBe(ID)
})
