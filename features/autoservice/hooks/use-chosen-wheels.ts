import { useSyncExternalStore } from 'react'
import type { StoredWheels } from '@/lib/parts/vehicle/storage-cost'

const START: StoredWheels = { diameter: 16, quantity: 4, hasDiscs: false, months: 6 }

let chosen = START
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The wheels in the calculator, so that the form below it books the same ones. */
export function useChosenWheels(): StoredWheels {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => START,
  )
}

export function chooseWheels(changes: Partial<StoredWheels>): void {
  chosen = { ...chosen, ...changes }
  for (const listener of listeners) listener()
}
