'use client'

import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'

/** What the car of the moment is called; until it is known, and without one, what a press is for. */
export function VehicleLabel({ without }: { without: string }) {
  const current = useCurrentVehicle()
  return current ? (
    <>
      <span className="visually-hidden">{`Ваш автомобиль: ${current.title}`}</span>
      <span aria-hidden="true">{current.short}</span>
    </>
  ) : (
    without
  )
}
