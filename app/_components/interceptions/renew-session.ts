import type { Stores } from '@/stores/create-stores'

type Shop = Pick<Stores, 'user' | 'userEvents' | 'signIn'>

export type Renewal = {
  /** Resolves when the same user is signed in again, rejects when he gives up or another user has signed in. */
  done: Promise<void>
  giveUp: () => void
}

/** Follows an ended session until it is renewed or given up; another module opens the sign-in. */
export function followRenewal({ user, userEvents, signIn }: Shop): Renewal {
  const { isAuthorized, externalId: owner } = user.getState()
  const stops: (() => void)[] = []
  let giveUp = () => {}
  const done = new Promise<void>((resolve, reject) => {
    giveUp = () => reject(new Error('Nobody has signed in'))
    stops.push(
      userEvents.on('user-written', ({ user: now }) => {
        const isSame = now.isAuthorized && (!isAuthorized || now.externalId === owner)
        if (isSame) resolve()
        else giveUp()
      }),
      signIn.subscribe(({ isOpen }, before) => {
        if (before.isOpen && !isOpen) giveUp()
      }),
    )
  }).finally(() => stops.forEach((stop) => stop()))
  return { done, giveUp }
}
