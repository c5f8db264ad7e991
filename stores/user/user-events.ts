import type { UserGroup, UserState } from './user-state'

/** Events of the user, for stores that follow without knowing one another. */
export type UserEvents = {
  /** A sign-in, a registration or a recovery is about to be sent. */
  'before-login': undefined
  'after-login': UserState
  logout: undefined
  'group-changed': { from: UserGroup; to: UserGroup }
  /** The user's state was written from an answer, the first one included: carts and storage are read again. */
  'user-written': { user: UserState; previous: UserState }
}

export type UserEventName = keyof UserEvents
export type UserEventListener<Name extends UserEventName> = (event: UserEvents[Name]) => void

export type UserEventHub = {
  /** Listens until the returned function is called. */
  on<Name extends UserEventName>(name: Name, listener: UserEventListener<Name>): () => void
  emit<Name extends UserEventName>(name: Name, event: UserEvents[Name]): void
}

export function createUserEvents(): UserEventHub {
  const listeners = new Map<UserEventName, Set<(event: never) => void>>()
  return {
    on(name, listener) {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => void own.delete(listener)
    },
    emit(name, event) {
      for (const listener of listeners.get(name) ?? []) listener(event as never)
    },
  }
}
