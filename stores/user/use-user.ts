import { useStore } from 'zustand'
import { useStores } from '@/stores/provider'
import type { UserState } from './user-state'

/** A part of the user's state; the component renders anew when that part changes. */
export function useUser<Part>(selector: (user: UserState) => Part): Part {
  return useStore(useStores().user, selector)
}
