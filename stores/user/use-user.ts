import { useStore } from 'zustand'
import { useStores } from '@/stores/provider'
import { useKnownVisitor } from './known-visitor'
import type { UserState } from './user-state'

/** A part of the user's state; the component renders again when that part changes. */
export function useUser<Part>(selector: (user: UserState) => Part): Part {
  const known = useKnownVisitor()
  return useStore(useStores().user, (user) => selector(user.status === 'unknown' && known ? known : user))
}
