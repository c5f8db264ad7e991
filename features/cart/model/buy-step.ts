import type { UserState } from '@/stores/user/user-state'

export type BuyStep =
  /** Put it into the cart. */
  | 'add'
  /** Ask who it is: the dialog, then the same again. */
  | 'signIn'
  /** The phone is to be confirmed first; nothing is sent. */
  | 'confirmPhone'
  /** The visitor is not known yet. */
  | 'ask'

/** What a press of «В корзину» leads to. */
export function buyStepOf({
  status,
  isPhoneConfirmed,
}: Pick<UserState, 'status' | 'isPhoneConfirmed'>): BuyStep {
  if (status === 'unknown') return 'ask'
  if (status === 'guest') return 'signIn'
  return isPhoneConfirmed ? 'add' : 'confirmPhone'
}
