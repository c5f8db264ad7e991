'use client'

import { useLayoutEffect, useRef } from 'react'
import { VehicleSteps } from '@/features/fitment/components/vehicle-steps'
import { useChooseVehicle } from '@/features/fitment/hooks/use-choose-vehicle'
import type { Make } from '@/features/fitment/model/vehicle-options'
import type { CurrentVehicle } from '@/stores/vehicle/current-vehicle'
import { CarCard } from './car-card'

/** How the choice was begun: with a make, or with words in the field. */
export type PickerStart = { make: Make | undefined; words: string; hasFocus: boolean }

export type LiveCarProps = {
  current: CurrentVehicle | null
  start: PickerStart | undefined
  onPicked: () => void
}

/** The chosen car, or the steps of the choice. */
export function LiveCar({ current, start, onPicked }: LiveCarProps) {
  return current ? <CarCard car={current} /> : start && <Steps start={start} onPicked={onPicked} />
}

function Steps({ start, onPicked }: { start: PickerStart; onPicked: () => void }) {
  const { choose } = useChooseVehicle()
  const box = useRef<HTMLDivElement>(null)
  const { make, words, hasFocus } = start

  // On a touch screen the keyboard is up already: without the focus it would go down under the fingers.
  useLayoutEffect(() => {
    if (hasFocus) box.current?.querySelector('input')?.focus()
  }, [hasFocus])

  return (
    <div ref={box}>
      <VehicleSteps words={words} make={make} onPick={(vehicle) => void choose(vehicle).then(onPicked)} />
    </div>
  )
}
