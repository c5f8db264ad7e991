import { beforeEach } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { createUserActions } from './user-actions'
import { createUserEvents, type UserEventName } from './user-events'
import type { UserOperations } from './user-operations'
import { DEFAULT_USER, type UserRecord, type UserState } from './user-state'

const SITE = { defaultSupplierId: 29, fallbackSupplierId: 8, shopIds: [29, 8, 12], isMarkup: true }
const EVENTS: readonly UserEventName[] = [
  'before-login',
  'after-login',
  'logout',
  'group-changed',
  'user-written',
]

export const guest = record({ isAuthorized: false })
export const anna = record({ isAuthorized: true, name: 'Анна', supplier: 12 })
export const fleet = record({ isAuthorized: true, name: 'Автопарк', group: 'corporate' })

export function record(fields: Partial<UserRecord>): UserRecord {
  return userRecord.parse({ isAuthorized: false, ...fields })
}

/** The actions over stand-ins of the calls, with the names of all events in `heard`. */
export function setUp(
  operations: Partial<UserOperations> = {},
  given: Partial<UserState> = {},
  settle?: () => Promise<unknown>,
) {
  const store = createStore<UserState>()(() => ({ ...DEFAULT_USER, ...given }))
  const events = createUserEvents()
  const heard: UserEventName[] = []
  for (const name of EVENTS) events.on(name, () => heard.push(name))
  const actions = createUserActions({
    store,
    events,
    site: SITE,
    operations: async () => operations as UserOperations,
    ...(settle && { settle }),
  })
  return { store, events, heard, actions }
}

/** For each test of the file: a browser that knows of no visitor. */
export function startWithoutTraces(): void {
  beforeEach(() => {
    localStorage.clear()
    for (const pair of document.cookie.split('; '))
      document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`
  })
}
