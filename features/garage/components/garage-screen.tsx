'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import type { UserCar } from '@/stores/user/user-state'
import { useUser } from '@/stores/user/use-user'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import { useCarRemoval } from '../hooks/use-car-removal'
import { CarCard } from './car-card'
import type { PickerFor } from './car-form'
import { OfferedCar } from './offered-car'
import { RemovedCar } from './removed-car'
import styles from './garage.module.css'

const FORM_PX = 420

/** The list of cars loads no form. */
const CarForm = lazy(async () => ({ default: (await import('./car-form')).CarForm }))

type Props = { pickerFor?: PickerFor }

/** The cars of the person, the car chosen earlier in the browser, and the way to add another. */
export function GarageScreen({ pickerFor }: Props) {
  const cars = useUser((user) => user.cars)
  const current = useCurrentVehicle()
  const [isAdding, setAdding] = useState(false)
  const { removed, remove, undo, forget } = useCarRemoval()
  // Until the browser's choice is read, the garage's own current car stands for it.
  const isCurrent = (car: UserCar) =>
    current === undefined
      ? car.isCurrent
      : current?.garageName != null && isSameVin(current.garageName, car.vin)
  const add = <Button onClick={() => setAdding(true)}>Добавить автомобиль</Button>

  return (
    <div className={styles.garage}>
      {removed && <RemovedCar car={removed} onUndo={() => undo(removed)} onClose={forget} />}
      <OfferedCar />
      {cars.length > 0 && (
        <ul className={styles.cars} aria-label="Автомобили">
          {cars.map((car) => (
            <CarCard key={car.vin} car={car} isCurrent={isCurrent(car)} onRemove={() => remove(car)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense fallback={<Skeleton height={FORM_PX} />}>
          <CarForm pickerFor={pickerFor} onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />
        </Suspense>
      )}
      {!isAdding && cars.length > 0 && <div className={styles.actions}>{add}</div>}
      {!isAdding && cars.length === 0 && (
        <EmptyState
          title="В гараже пока пусто"
          text="Добавьте автомобиль: магазин покажет, какие детали ему подходят, напомнит об обслуживании и сосчитает расходы. VIN не обязателен."
          actions={add}
        />
      )}
    </div>
  )
}
