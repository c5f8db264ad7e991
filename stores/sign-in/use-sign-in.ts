import { useStore } from 'zustand'
import { useStores } from '@/stores/provider'
import type { SignInState } from './sign-in-store'

/** The sign-in dialog, from anywhere in the shop. */
export function useSignIn(): SignInState {
  return useStore(useStores().signIn)
}
