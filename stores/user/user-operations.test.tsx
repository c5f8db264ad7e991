import { afterEach, expect, it, vi } from 'vitest'
import { HINT_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { userOperations } from './user-operations'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => ({ call }) }))

const FORM = { email: 'anna@example.com', password: 'x' }

afterEach(() => {
  document.cookie = `${HINT_COOKIE}=; Max-Age=0; Path=/`
})

it('a sign-in that the browser does not keep says that cookies are off', async () => {
  call.mockResolvedValue({ isAuthorized: true })
  await expect(userOperations.login(FORM)).rejects.toThrow('Браузер не сохраняет cookie')
  document.cookie = `${HINT_COOKIE}=1; Path=/`
  await expect(userOperations.login(FORM)).resolves.toEqual({ isAuthorized: true })
})

it('a sign-in without an answer says nothing of cookies', async () => {
  call.mockResolvedValue(undefined)
  await expect(userOperations.login(FORM)).resolves.toBeUndefined()
})
