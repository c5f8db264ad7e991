import { beforeEach, expect, it, vi } from 'vitest'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { CUSTOMER, createTestStores } from '@/tests/render-in-shop'
import { SEARCHES_KEY, VIEWED_KEY } from './forget-traces'

beforeEach(() => {
  localStorage.clear()
  for (const key of [VIEWED_KEY, SEARCHES_KEY, 'arus-vehicle']) localStorage.setItem(key, '["x"]')
})

const traces = () => [VIEWED_KEY, SEARCHES_KEY, 'arus-vehicle'].filter((key) => localStorage.getItem(key))

it('a sign-out forgets what was looked at and searched for, and nothing else', async () => {
  const logout = vi.fn(async () => userRecord.parse({ isAuthorized: false }))
  const stores = createTestStores({ user: CUSTOMER, operations: { logout } })
  await stores.userActions.logout()
  expect(traces()).toEqual(['arus-vehicle'])
})

it('a sign-out that did not come about forgets nothing', async () => {
  const logout = vi.fn(async () => undefined)
  const stores = createTestStores({ user: CUSTOMER, operations: { logout } })
  await stores.userActions.logout()
  expect(traces()).toHaveLength(3)
})
