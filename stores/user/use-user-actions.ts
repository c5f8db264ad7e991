import { useStores } from '@/stores/provider'
import type { UserActions } from './user-actions'

/** What can be done to the user; the same object for the life of the page. */
export function useUserActions(): UserActions {
  return useStores().userActions
}
