import { createStore, type StoreApi } from 'zustand/vanilla'

export type SignInScreen = 'login' | 'code' | 'register' | 'recovery'

export type SignInOptions = {
  /** What the guest was about to do; run once, after a sign-in. */
  afterwards?: () => void | Promise<void>
  /** The address that he was about to open. */
  target?: string
  screen?: SignInScreen
  /** Why the guest is asked to sign in, in words. */
  reason?: string
}

export type SignInState = {
  isOpen: boolean
  screen: SignInScreen
  afterwards: SignInOptions['afterwards']
  target: string | undefined
  reason: string | undefined
  open: (options?: SignInOptions) => void
  /** Closes the dialog and forgets what the guest was about to do. */
  close: () => void
}

export type SignInStore = StoreApi<SignInState>

const SHUT = { isOpen: false, afterwards: undefined, target: undefined, reason: undefined } as const

export function createSignInStore(): SignInStore {
  return createStore<SignInState>()((set) => ({
    ...SHUT,
    screen: 'login',
    open: (options) => set({ ...SHUT, screen: 'login', ...options, isOpen: true }),
    close: () => set(SHUT),
  }))
}
