import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ChosenVehicle, readChosenVehicle, VEHICLE_KEY, writeChosenVehicle } from './chosen-vehicle'

export type VehicleState = {
  /** Unknown before the page has read the browser's storage: the markup is the same for every visitor. */
  isKnown: boolean
  chosen: ChosenVehicle | null
}

export type VehicleStore = StoreApi<VehicleState>

export function createVehicleStore(): VehicleStore {
  return createStore<VehicleState>()(() => ({ isKnown: false, chosen: null }))
}

/** Chooses a car for this browser. False when the browser stores nothing: the choice then lasts as long as the page. */
export function chooseVehicle(store: VehicleStore, chosen: ChosenVehicle | null): boolean {
  store.setState({ isKnown: true, chosen })
  try {
    if (chosen) localStorage.setItem(VEHICLE_KEY, writeChosenVehicle(chosen))
    else localStorage.removeItem(VEHICLE_KEY)
    return true
  } catch {
    return false
  }
}

/**
 * Syncs the store with the browser's storage and its other tabs, until the returned function is called. A page that the browser
 * kept hears nothing meanwhile, so it reads the storage again when it is shown.
 */
export function followVehicle(store: VehicleStore): () => void {
  const take = () => store.setState({ isKnown: true, chosen: readChosenVehicle(storedText()) })
  const onStorage = ({ key }: StorageEvent) => {
    if (key === VEHICLE_KEY || key === null) take()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) take()
  }
  take()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(VEHICLE_KEY)
  } catch {
    return null
  }
}
