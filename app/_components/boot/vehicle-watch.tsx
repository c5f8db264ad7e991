'use client'

import { useEffect } from 'react'
import { fitmentBatcher, type LoadVerdicts } from '@/features/fitment/model/fitment-batcher'
import { onFirstInteraction } from '@/lib/interaction/on-first-interaction'
import { useStores } from '@/stores/provider'
import { useUser } from '@/stores/user/use-user'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import { CAR_HINT_KEY } from '@/stores/vehicle/car-hint'
import { followVehicle } from '@/stores/vehicle/vehicle-store'

/** Updates the page when the chosen car changes: in this tab or another, by a guest or in a garage. */
export function VehicleWatch() {
  const { vehicle, garage } = useStores()
  const isKnown = useUser((user) => user.status !== 'unknown')
  const current = useCurrentVehicle()
  const carId = current?.carId ?? undefined
  const year = current?.year ?? null

  useEffect(() => followVehicle(vehicle), [vehicle])
  useEffect(() => garage.follow(), [garage])

  useEffect(() => {
    fitmentBatcher.choose(carId === undefined ? undefined : { carId, year }, loadVerdicts)
  }, [carId, year])

  // Without a car the garage of an unknown visitor may still have one.
  useEffect(() => {
    if (carId !== undefined || isKnown) showHint(carId !== undefined)
  }, [carId, isKnown])

  return null
}

/** The code that asks is as large as the rest of a page that was just loaded. */
const loadVerdicts: LoadVerdicts = async (car, parts) => {
  await new Promise<void>(onFirstInteraction)
  const { fetchVerdicts } = await import('@/features/fitment/api/fetch-verdicts')
  return fetchVerdicts(car, parts)
}

/** Verdicts have a place of their own where a car is chosen; the next page keeps it free before its first paint. */
function showHint(hasCar: boolean): void {
  document.documentElement.toggleAttribute('data-car', hasCar)
  try {
    if (hasCar) localStorage.setItem(CAR_HINT_KEY, '1')
    else localStorage.removeItem(CAR_HINT_KEY)
  } catch {
    return
  }
}
