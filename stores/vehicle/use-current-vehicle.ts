import { useStore } from 'zustand'
import { useStores } from '@/stores/provider'
import { useUser } from '@/stores/user/use-user'
import { currentVehicle } from './current-vehicle'

/** The current car of the shop; null when none is chosen, undefined until that is known. */
export function useCurrentVehicle() {
  const state = useStore(useStores().vehicle)
  return currentVehicle(
    state,
    useUser((user) => user),
  )
}
