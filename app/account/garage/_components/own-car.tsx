'use client'

import { useRouter } from 'next/navigation'
import { CarSectionList } from '@/features/fitment/components/car-section-list'
import { FittingBookmarks } from '@/features/fitment/components/fitting-bookmarks'
import { CarOrders } from '@/features/garage/components/car-orders'
import { CarScreen } from '@/features/garage/components/car-screen'
import { useExpenses } from '@/features/garage/hooks/use-expenses'
import { drivenOf, lastServiceOf } from '@/features/garage/model/car-history'
import { expensesOf } from '@/features/garage/model/expense'
import { NextService } from '@/features/maintenance/components/next-service'
import { hrefs } from '@/lib/routing/hrefs'
import type { UserCar } from '@/stores/user/user-state'
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
      {(car) => <KnownOfCar car={car} />}
    </CarScreen>
  )
}

function KnownOfCar({ car: { vin, carId, modificationUuid, mileage, year } }: { car: UserCar }) {
  const expenses = useExpenses()
  const own = expensesOf(expenses.book.expenses, vin)
  return (
    <>
      {modificationUuid && (
        <NextService uuid={modificationUuid} driven={drivenOf(mileage, own)} last={lastServiceOf(own)} />
      )}
      <CarOrders car={vin} expenses={expenses} />
      {carId !== null && <FittingBookmarks carId={carId} year={year} />}
      {carId !== null && <CarSectionList carId={carId} year={year} />}
    </>
  )
}
