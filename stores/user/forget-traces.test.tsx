import { beforeEach, expect, it, vi } from 'vitest'
import { SEARCHES_KEY, VIEWED_KEY } from './forget-traces'
import { userOperations } from './user-operations'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => ({ call }) }))

beforeEach(() => {
  localStorage.clear()
  for (const key of [VIEWED_KEY, SEARCHES_KEY, 'arus-vehicle']) localStorage.setItem(key, '["x"]')
})

const traces = () => [VIEWED_KEY, SEARCHES_KEY, 'arus-vehicle'].filter((key) => localStorage.getItem(key))

it.each([
  ['a sign-out', () => userOperations.logout()],
  ['the end of an account', () => userOperations.remove({ password: 'x' })],
])('%s forgets what was looked at and searched for, and nothing else', async (_, end) => {
  call.mockResolvedValue({ isAuthorized: false })
  await end()
  expect(traces()).toEqual(['arus-vehicle'])
})

it('a sign-out that did not come about forgets nothing', async () => {
  call.mockResolvedValue(undefined)
  await userOperations.logout()
  expect(traces()).toHaveLength(3)
})
