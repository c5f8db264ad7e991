import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { ReactElement } from 'react'
import type { findBonusCard, readProgress } from '@/lib/gateway/contracts/accounts/loyalty'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import type { WireResponseOf } from '@/lib/gateway/operation'
import { QueryProvider } from '@/lib/query/query-provider'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import type { UserOperations } from '@/stores/user/user-operations'
import { toUserState, type UserRecord } from '@/stores/user/user-state'
import { render } from '@/tests/render'

export const member: UserRecord = userRecord.parse({
  isAuthorized: true,
  name: 'Анна',
  secondName: 'Смирнова',
  phone: '79000000001',
  email: 'anna@example.com',
  isPhoneConfirmed: true,
  birthday: '14.05.1988',
  gender: 1,
})

type WireCard = WireResponseOf<typeof findBonusCard>

export const CARD: WireCard = { number: '4003994155486', balance: 1240, tier: 'prof' }
export const NO_CARD: WireCard = { number: null, balance: 0, tier: null, expiring: null }

export const PROGRESS: WireResponseOf<typeof readProgress> = {
  tier: 'prof',
  cashback: 5,
  purchases: 4,
  amount: 12_000,
  periodFrom: '2026-05-22T09:00:00.000Z',
  periodTo: '2026-11-22T09:00:00.000Z',
  next: { tier: 'expert', cashback: 10, purchasesLeft: 2, amountLeft: 13_001 },
}

/** A gateway for the tests of one file, with the answers that each test sets. */
export function clubServer() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

export function open(
  ui: ReactElement,
  record: UserRecord = member,
  operations: Partial<UserOperations> = {},
) {
  const stores = createStores({ site: UNKNOWN_SITE, operations: async () => operations as UserOperations })
  stores.user.setState(toUserState(record))
  return render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <QueryProvider>{ui}</QueryProvider>
    </StoresProvider>,
  )
}
