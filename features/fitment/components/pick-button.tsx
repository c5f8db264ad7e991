'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'

const SKELETON_PX = 320

const VehicleSteps = lazy(async () => {
  const { VehicleSteps: Steps } = await import('./vehicle-steps')
  return { default: Steps }
})

type Props = {
  /** What the choice begins with, such as the VIN of the car. */
  words?: string
  look?: 'primary' | 'secondary'
  onPick: (vehicle: ChosenVehicle) => void
  children: ReactNode
}

/** Lets a car of the vehicle catalogue be chosen for something else than the whole shop. */
export function PickButton({ words = '', look = 'secondary', onPick, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const take = (vehicle: ChosenVehicle) => {
    setOpen(false)
    onPick(vehicle)
  }
  return (
    <>
      <Button ref={markHydrated} look={look} data-replay-click="" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Выберите автомобиль"
        side="full"
        screen={String(isOpen)}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton height={SKELETON_PX} />}>
            <VehicleSteps words={words} onPick={take} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
