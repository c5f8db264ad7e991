'use client'

import { type ReactNode, useState } from 'react'
import { NOT_FOUND_TEXT } from '@/components/layout/not-found-text'
import { buttonClass, Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/toast/notify'
import { formatNumber } from '@/lib/format/number'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { hrefs } from '@/lib/routing/hrefs'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import { serverNow } from '@/lib/time/server-clock'
import { useUser } from '@/stores/user/use-user'
import type { UserCar } from '@/stores/user/user-state'
import { nameOfCar, titleOfCar } from '@/lib/parts/vehicle/car-words'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import { useCarBody } from '../api/car-body'
import { useCarRemoval } from '../hooks/use-car-removal'
import { useExpenseSync } from '../hooks/use-expenses'
import { bodyKindOf } from '../model/body-kind'
import { vinOfCar } from '../model/car-words'
import { renameCar } from '../model/expense-book'
import { BodyPicture } from './body-picture'
import { MakeCurrent } from './car-card'
import { CarForm, type PickerFor } from './car-form'
import { RemovedCar } from './removed-car'
import styles from './garage.module.css'

/** The car of the garage in an address, in either case; undefined for none. */
export function useGarageCar(name: string): UserCar | undefined {
  return useUser(({ cars }) => cars.find(({ vin }) => isSameVin(vin, name)))
}

export function NoSuchCar() {
  return (
    <EmptyState
      title="Такой машины в гараже нет"
      text="Возможно, её удалили в другой вкладке или на другом устройстве, а может быть, в адресе ошибка."
      note={NOT_FOUND_TEXT}
      actions={
        <a className={buttonClass()} href={hrefs.garage}>
          Открыть гараж
        </a>
      }
    />
  )
}

type Props = {
  name: string
  /** Called with the car's new name, for its new address. */
  onRenamed: (name: string) => void
  pickerFor?: PickerFor
  /** Views of the car from other features. */
  children?: (car: UserCar) => ReactNode
}

/** A car of the garage: its data, and what the shop knows of it. */
export function CarScreen({ name, onRenamed, pickerFor, children }: Props) {
  // Between the answer with the new name and the new address, the car has both names.
  const [renamed, setRenamed] = useState<string>()
  const car = useGarageCar(renamed ?? name)
  const current = useCurrentVehicle()
  const body = useCarBody(car?.carId ?? null)
  const [isEditing, setEditing] = useState(false)
  const { removed, remove, undo, forget } = useCarRemoval()
  const expenses = useExpenseSync()
  if (!car && removed) {
    return (
      <div className={styles.garage}>
        <RemovedCar car={removed} onUndo={() => undo(removed)} onClose={forget} />
        <NoSuchCar />
      </div>
    )
  }
  if (!car) return <NoSuchCar />

  const isCurrent = current?.garageName != null && isSameVin(current.garageName, car.vin)
  const done = async (newName: string) => {
    setEditing(false)
    if (isSameVin(newName, car.vin)) return
    setRenamed(newName)
    try {
      await expenses.change((book) => renameCar(book, car.vin, newName, serverNow().getTime()))
    } catch {
      void notify({
        kind: 'warning',
        title: 'Расходы остались под прежним номером',
        text: UNAVAILABLE_MESSAGE,
      })
    }
    onRenamed(newName)
  }

  return (
    <div className={styles.garage}>
      <div className={styles.car} data-current={isCurrent || undefined}>
        <BodyPicture kind={bodyKindOf(body)} />
        <div>
          <p className={styles.name}>{nameOfCar(car)}</p>
          {car.note && <p className={styles.note}>{car.note}</p>}
        </div>
        <Passport car={car} />
        <div className={styles.actions}>
          {!isCurrent && <MakeCurrent car={car} />}
          <Button look="secondary" small onClick={() => setEditing(true)}>
            Изменить
          </Button>
          <a className={buttonClass({ look: 'secondary', small: true })} href={hrefs.garageExpenses(car.vin)}>
            Расходы
          </a>
          <Button look="plain" small onClick={() => remove(car)}>
            Удалить
          </Button>
        </div>
      </div>
      {isEditing && (
        <CarForm car={car} pickerFor={pickerFor} onDone={done} onCancel={() => setEditing(false)} />
      )}
      {children?.(car)}
    </div>
  )
}

function Passport({ car }: { car: UserCar }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Автомобиль', (car.title && titleOfCar(car)) || null],
    ['VIN', vinOfCar(car)],
    ['Год выпуска', car.year === null ? null : String(car.year)],
    ['Пробег', car.mileage === null ? null : `${formatNumber(car.mileage)} км`],
    ['Госномер', car.plate],
  ]
  return (
    <dl className={styles.passport}>
      {facts.map(
        ([term, fact]) =>
          fact !== null && (
            <div key={term} style={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
