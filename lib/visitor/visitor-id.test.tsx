import { beforeEach, expect, test, vi } from 'vitest'

const fingerprint = vi.hoisted(() => ({ load: vi.fn() }))
vi.mock('@fingerprintjs/fingerprintjs', () => fingerprint)

const ID = '81f303a5d38dac8b4cd54518a4aa8b6d'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  document.cookie = 'visitorId=; Max-Age=0; Path=/'
  fingerprint.load.mockReset().mockResolvedValue({ get: async () => ({ visitorId: ID }) })
})

/** As a page that has just been loaded. */
async function openPage() {
  const { visitorId } = await import('./visitor-id')
  return visitorId
}

test('nobody waits for the first reading, and those who come later have it', async () => {
  const visitorId = await openPage()
  expect(visitorId()).toBeUndefined()
  expect(visitorId()).toBeUndefined()
  await vi.waitFor(() => expect(visitorId()).toBe(ID))
  expect(fingerprint.load).toHaveBeenCalledExactlyOnceWith({ monitoring: false })
})

test('the next page has it at once, from the storage or from the cookie', async () => {
  const first = await openPage()
  first()
  await vi.waitFor(() => expect(first()).toBe(ID))

  vi.resetModules()
  localStorage.clear()
  const second = await openPage()
  expect(second()).toBe(ID)

  vi.resetModules()
  localStorage.setItem('visitorId', 'kept-in-storage')
  const third = await openPage()
  expect(third()).toBe('kept-in-storage')
  expect(fingerprint.load).toHaveBeenCalledOnce()
})

test.each(['', 'a b', '<script>', 'x'.repeat(65)])('%j, kept by someone, is not believed', async (kept) => {
  localStorage.setItem('visitorId', kept)
  const visitorId = await openPage()
  expect(visitorId()).toBeUndefined()
})

test('where it cannot be read, calls go without it', async () => {
  fingerprint.load.mockRejectedValue(new Error('blocked'))
  const visitorId = await openPage()
  visitorId()
  await vi.waitFor(() => expect(fingerprint.load).toHaveBeenCalledOnce())
  expect(visitorId()).toBeUndefined()
})
