import { createStore, type StoreApi } from 'zustand/vanilla'

export type SignInScreen = 'login' | 'register' | 'recovery'

export type SignInOptions = {
  /** What the guest was about to do; run once, after a sign-in. */
  afterwards?: () => void | Promise<void>
  screen?: SignInScreen
}

export type SignInState = {
  isOpen: boolean
  screen: SignInScreen
  afterwards: SignInOptions['afterwards']
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
    open: ({ afterwards, screen = 'login' } = {}) => set({ isOpen: true, afterwards, screen }),
    close: () => set({ isOpen: false, afterwards: undefined }),
  }))
}
