import type { Stores } from '@/stores/create-stores'

type Shop = Pick<Stores, 'user' | 'userEvents' | 'signIn'>

export type Renewal = {
  /** Resolves when the same person is signed in again, rejects when he gives up or somebody else has signed in. */
  done: Promise<void>
  giveUp: () => void
}

/** Follows a visitor whose session is over until it is known how that ends; the sign-in is opened by somebody else. */
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
