import { createStore, type StoreApi } from 'zustand/vanilla'

export type SignInScreen = 'login' | 'code' | 'register' | 'recovery'

export type SignInOptions = {
  /** What the guest was about to do; run once, after a sign-in. */
  afterwards?: () => void | Promise<void>
  screen?: SignInScreen
  /** Why the guest is asked to sign in, in words. */
  reason?: string
}

export type SignInState = {
  isOpen: boolean
  screen: SignInScreen
  afterwards: SignInOptions['afterwards']
  reason: string | undefined
  open: (options?: SignInOptions) => void
  /** Closes the dialog and forgets what the guest was about to do. */
  close: () => void
}

export type SignInStore = StoreApi<SignInState>

export function createSignInStore(): SignInStore {
  return createStore<SignInState>()((set) => ({
    isOpen: false,
    screen: 'login',
    afterwards: undefined,
    reason: undefined,
    open: ({ afterwards, reason, screen = 'login' } = {}) =>
      set({ isOpen: true, afterwards, reason, screen }),
    close: () => set({ isOpen: false, afterwards: undefined, reason: undefined }),
  }))
}
