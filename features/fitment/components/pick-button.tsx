'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'

const SKELETON_PX = 320

const VehicleSteps = lazy(async () => {
  const { VehicleSteps: Steps } = await import('./vehicle-steps')
  return { default: Steps }
})

/** Lets a car of the vehicle catalogue be chosen for something else than the whole shop. */
export function PickButton({ onPick }: { onPick: (vehicle: ChosenVehicle) => void }) {
  const [isOpen, setOpen] = useState(false)
  const take = (vehicle: ChosenVehicle) => {
    setOpen(false)
    onPick(vehicle)
  }
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Выбрать из каталога автомобилей
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
            <VehicleSteps onPick={take} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
