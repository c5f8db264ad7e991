import { act, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { createStores, type Stores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { type SiteFacts, UNKNOWN_SITE } from '@/stores/user/site-facts'
import type { UserOperations } from '@/stores/user/user-operations'
import type { UserRecord } from '@/stores/user/user-state'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { render } from '@/tests/render'
import type { checkTaken as CheckTaken } from '../../api/check-taken'
import type { sendCode as SendCode } from '../../api/send-code'
import { SignInDialog } from '../sign-in-dialog'

const stubs = vi.hoisted(() => ({
  push: vi.fn<(href: string) => void>(),
  sendCode: vi.fn<typeof SendCode>(),
  checkTaken: vi.fn<typeof CheckTaken>(),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: stubs.push }) }))
vi.mock('../../api/send-code', () => ({ sendCode: stubs.sendCode }))
vi.mock('../../api/check-taken', () => ({ checkTaken: stubs.checkTaken }))

export const { push, sendCode, checkTaken } = stubs

export const anna: UserRecord = userRecord.parse({
  isAuthorized: true,
  name: 'Анна',
  phone: '79000000001',
  isPhoneConfirmed: true,
})

export const login = vi.fn<UserOperations['login']>()
export const register = vi.fn<UserOperations['register']>()
export const recover = vi.fn<UserOperations['recover']>()

/** For each test of the file: calls that were never made. */
export function standInForCalls(): void {
  beforeEach(() => {
    push.mockReset()
    for (const call of [login, register, recover]) call.mockReset().mockResolvedValue(anna)
    sendCode
      .mockReset()
      .mockResolvedValue({ retryAfter: 60, digits: 4, isTold: false, recipient: '+7 *** *** 00-01' })
    checkTaken.mockReset().mockResolvedValue({ isExist: false, phone: false, email: false })
  })
}

/** The dialog, opened; the calls of the gateway are stand-ins that succeed. */
export function mount(
  open: Parameters<ReturnType<Stores['signIn']['getState']>['open']>[0] = {},
  hasEmailLogin = true,
  codes?: SiteFacts['codes'],
) {
  const operations = { login, register, recover } as Partial<UserOperations> as UserOperations
  const site = { ...UNKNOWN_SITE, ...(codes && { codes }) }
  const stores = createStores({ site, operations: async () => operations })
  const { user } = render(
    <StoresProvider site={site} stores={stores}>
      <SignInDialog privacyHref="/help/privacy" hasEmailLogin={hasEmailLogin} />
    </StoresProvider>,
  )
  act(() => stores.signIn.getState().open(open))
  return { user, stores }
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const press = (name: string) => screen.getByRole('button', { name })
