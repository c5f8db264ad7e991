import type { ReactElement } from 'react'
import { QueryProvider } from '@/lib/query/query-provider'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import type { UserOperations } from '@/stores/user/user-operations'
import { toUserState, type UserRecord } from '@/stores/user/user-state'
import { render } from '@/tests/render'

export const anna: UserRecord = userRecord.parse({
  isAuthorized: true,
  name: 'Анна',
  secondName: 'Смирнова',
  phone: '79000000001',
  email: 'anna@example.com',
  isPhoneConfirmed: true,
  isEmailConfirmed: true,
  birthday: '14.05.1988',
  gender: 1,
})

/** Renders a part of the profile for a signed-in person. */
export function renderFor(record: UserRecord, operations: Partial<UserOperations>, ui: ReactElement) {
  const stores = createStores({ site: UNKNOWN_SITE, operations: async () => operations as UserOperations })
  stores.user.setState(toUserState(record))
  const { user } = render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <QueryProvider>{ui}</QueryProvider>
    </StoresProvider>,
  )
  return { user, stores }
}
