'use client'

import { useRouter } from 'next/navigation'
import { CarSectionList } from '@/features/fitment/components/car-section-list'
import { CarScreen } from '@/features/garage/components/car-screen'
import { NextService } from '@/features/maintenance/components/next-service'
import { hrefs } from '@/lib/routing/hrefs'
import { pickerFor } from './picker-for'

/** A car of the garage with what other parts of the shop know of it. */
export function OwnCar({ name }: { name: string }) {
  const router = useRouter()
  return (
    <CarScreen
      name={name}
      onRenamed={(vin) => router.replace(hrefs.garageVehicle(vin))}
      pickerFor={pickerFor}
    >
      {({ carId, modificationUuid, mileage, year }) => (
        <>
          {modificationUuid && <NextService uuid={modificationUuid} driven={mileage} />}
          {carId !== null && <CarSectionList carId={carId} year={year} />}
        </>
      )}
    </CarScreen>
  )
}
