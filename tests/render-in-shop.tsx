import type { RenderResult } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createStores, type Stores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import type { SiteFacts } from '@/stores/user/site-facts'
import type { UserOperations } from '@/stores/user/user-operations'
import { DEFAULT_USER, type UserState } from '@/stores/user/user-state'
import { hydrate } from './hydrate'
import { render } from './render'

export const TEST_SITE: SiteFacts = {
  defaultSupplierId: 29,
  fallbackSupplierId: 8,
  shopIds: [29, 8, 12],
  isMarkup: true,
}

export const GUEST: UserState = { ...DEFAULT_USER, status: 'guest' }
export const CUSTOMER: UserState = {
  ...DEFAULT_USER,
  status: 'user',
  isAuthorized: true,
  isPhoneConfirmed: true,
  name: 'Анна',
}

type Options = { site?: SiteFacts; user?: UserState; operations?: Partial<UserOperations> }

/** Stores whose user is known and whose calls are those that the test gives. */
export function createTestStores({ site = TEST_SITE, user, operations = {} }: Options = {}): Stores {
  // The guarantee: a call that the test does not give is a TypeError, which fails the test.
  const stores = createStores({ site, operations: async () => operations as UserOperations })
  if (user) stores.user.setState(user, true)
  return stores
}

type Rendered = RenderResult & { user: UserEvent; stores: Stores }

/** Renders within the stores of a shop, a visitor of which is known to be a guest unless the test says otherwise. */
export function renderInShop(ui: ReactElement, { user = GUEST, ...options }: Options = {}): Rendered {
  const stores = createTestStores({ user, ...options })
  return { ...render(inShop(ui, stores)), stores }
}

/** `hydrate` within such stores. */
export function hydrateInShop(ui: ReactElement, early: () => void): RenderResult & { user: UserEvent } {
  return hydrate(inShop(ui, createTestStores({ user: GUEST })), early)
}

function inShop(ui: ReactElement, stores: Stores): ReactElement {
  return (
    <StoresProvider site={stores.site} stores={stores}>
      {ui}
    </StoresProvider>
  )
}
