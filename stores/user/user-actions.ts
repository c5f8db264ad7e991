import type { StoreApi } from 'zustand/vanilla'
import { dropCookie, readCookie } from '@/lib/cookies'
import { HINT_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { dropOwnCopies } from '@/lib/own-copies'
import { onFirstInteraction } from '@/lib/interaction/on-first-interaction'
import { stamp } from '@/lib/tabs/stamps'
import type { ShopChange } from './create-profile-actions'
import { chooseSupplier, type SiteFacts } from './site-facts'
import { SHOP_COOKIE } from './shop-cookie'
import type { UserEventHub } from './user-events'
import type {
  LoginForm,
  ProfileChanges,
  RecoverForm,
  RegisterForm,
  RemoveForm,
  UserOperations,
} from './user-operations'
import { toUserState, type UserRecord, type UserState } from './user-state'

/** What can be done to the user. Each writes the returned user; failures are thrown, undefined means that no answer came. */
export type UserActions = {
  /** Reads the user; without the hint cookie a visitor is a guest and no call is made, unless `always`. */
  refetch: (options?: { always?: boolean }) => Promise<UserState | undefined>
  /**
   * Reads the user again after his session was refused. Who turns out to be signed in is written; a guest is not: the
   * page stays as it is for the person who is about to sign in again.
   */
  renew: () => Promise<UserState | undefined>
  login: (form: LoginForm) => Promise<UserState | undefined>
  register: (form: RegisterForm) => Promise<UserState | undefined>
  recover: (form: RecoverForm) => Promise<UserState | undefined>
  logout: () => Promise<UserState | undefined>
  /** Sends only what differs from the profile as it is. */
  update: (changes: ProfileChanges) => Promise<UserState | undefined>
  /** Agrees to emails about offers, or takes that back. */
  setSubscription: (isSubscribe: boolean) => Promise<UserState | undefined>
  remove: (proof: RemoveForm) => Promise<UserState | undefined>
  /** Takes over the record that came with the page; followers of the user are notified on the first interaction. */
  foresee: (record: UserRecord) => void
  /** For a screen that shows what follows the user: his cart does not wait for the first interaction. */
  notifyAtOnce: () => void
  /** Takes over a user record that came with another answer. */
  write: (record: UserRecord) => UserState
  /** Undefined when there was nothing to change: an unknown shop and the present one are not. */
  changeShop: (supplierId: number) => Promise<ShopChange | undefined>
}

export type UserActionsDeps = {
  store: StoreApi<UserState>
  events: UserEventHub
  site: SiteFacts
  operations: () => Promise<UserOperations>
  /** Sends the visitor's changes that still wait. */
  settle?: () => Promise<unknown>
}

/** A visitor who leaves does not wait for a gateway that hangs. */
const LONGEST_SETTLING_MS = 1000

export function createUserActions({ store, events, site, operations, settle }: UserActionsDeps): UserActions {
  // An answer to a read that was sent before the latest write says nothing about the present user.
  let writes = 0
  let notifyForeseen: (() => void) | undefined
  let isNotifiedAtOnce = false

  const put = (next: UserState, isForeseen = false): UserState => {
    const previous = store.getState()
    // Nothing is read of a user who has left by then.
    if (previous.externalId === next.externalId) notifyForeseen?.()
    notifyForeseen = undefined
    writes += 1
    const user = { ...next, supplier: supplierOf(next, site) }
    if (!user.isAuthorized) dropCookie(HINT_COOKIE)
    if (previous.externalId !== null && previous.externalId !== user.externalId) void dropOwnCopies()
    store.setState(user, true)
    const notify = () => {
      if (previous.group !== user.group) {
        events.emit('group-changed', { from: previous.group, to: user.group })
      }
      events.emit('user-written', { user, previous })
    }
    if (isForeseen && !isNotifiedAtOnce) notifyLater(notify)
    else notify()
    return user
  }
  const notifyLater = (notify: () => void) => {
    const notifyOnce = () => {
      if (notifyForeseen !== notifyOnce) return
      notifyForeseen = undefined
      notify()
    }
    notifyForeseen = notifyOnce
    onFirstInteraction(notifyOnce)
  }
  const write = (record: UserRecord) => put(toUserState(record))

  let reading: Promise<UserState | undefined> | undefined
  const read = async (): Promise<UserState | undefined> => {
    const before = writes
    const record = await (await operations()).read()
    if (!record) return undefined
    return before === writes ? write(record) : store.getState()
  }

  const signIn = async (send: (calls: UserOperations) => Promise<UserRecord | undefined>) => {
    events.emit('before-login', undefined)
    const record = await send(await operations())
    if (!record) return undefined
    const user = write(record)
    stamp('login')
    events.emit('after-login', user)
    return user
  }

  const signOut = async (send: (calls: UserOperations) => Promise<UserRecord | undefined>) => {
    const record = await send(await operations())
    if (!record) return undefined
    const user = write(record)
    stamp('logout')
    events.emit('logout', undefined)
    return user
  }

  const loadChanges = async () => {
    const { createProfileActions } = await import('./create-profile-actions')
    return createProfileActions({ store, site, operations, write })
  }

  return {
    write,
    foresee(record) {
      if (store.getState().status === 'unknown') put(toUserState(record), true)
    },
    notifyAtOnce() {
      isNotifiedAtOnce = true
      notifyForeseen?.()
    },
    login: (form) => signIn((calls) => calls.login(form)),
    register: (form) => signIn((calls) => calls.register(form)),
    recover: (form) => signIn((calls) => calls.recover(form)),
    async logout() {
      // A press right before this one may be delayed or queued: after the end of the session the gateway would refuse it.
      if (settle) await Promise.race([settle().catch(() => undefined), after(LONGEST_SETTLING_MS)])
      return signOut((calls) => calls.logout())
    },
    remove: (proof) => signOut((calls) => calls.remove(proof)),

    async refetch({ always = false } = {}) {
      if (!always && readCookie(HINT_COOKIE) === undefined) return put(toUserState({ isAuthorized: false }))
      reading ??= read().finally(() => {
        reading = undefined
      })
      return reading
    },

    async renew() {
      const record = await (await operations()).read()
      return record?.isAuthorized ? write(record) : undefined
    },

    update: async (changes) => (await loadChanges()).update(changes),
    setSubscription: async (isSubscribe) => (await loadChanges()).setSubscription(isSubscribe),
    changeShop: async (supplierId) => (await loadChanges()).changeShop(supplierId),
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function supplierOf(user: UserState, site: SiteFacts): number {
  if (user.isAuthorized) return chooseSupplier(user.supplier, site)
  const stored = Number(readCookie(SHOP_COOKIE) ?? Number.NaN)
  return chooseSupplier(Number.isInteger(stored) ? stored : undefined, site)
}
