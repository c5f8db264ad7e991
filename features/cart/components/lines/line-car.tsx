'use client'

import { useState } from 'react'
import { Select } from '@/components/form/select'
import type { CartLine } from '@/stores/cart/cart-line'
import type { UserCar } from '@/stores/user/user-state'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import { toLineCar } from '@/stores/vehicle/car-of-purchase'
import styles from './line-car.module.css'

type Props = {
  line: CartLine
  /** The garage. */
  cars: readonly UserCar[]
  onChange: (car: CartLine['car']) => void
}

/** The car of the garage for which a line is bought, in words; pressed, they become the choice of another one or of none. */
export function LineCar({ line: { brand, article, car }, cars, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const chosen = car && cars.find(({ vin }) => isSameVin(vin, car.vin))
  const name = `${brand} ${article}`
  if (!isOpen)
    return (
      <button
        type="button"
        className={chosen ? styles.car : `${styles.car} ${styles.none}`}
        onClick={() => setOpen(true)}
      >
        {chosen ? `Для ${wordsOf(chosen, cars)}` : 'Указать автомобиль'}
        <span className="visually-hidden">: {name}</span>
      </button>
    )
  const choose = (vin: string) => {
    const next = cars.find((one) => one.vin === vin)
    onChange(next ? toLineCar(next) : null)
  }
  return (
    <Select
      ref={openList}
      className={styles.choice}
      aria-label={`Для автомобиля: ${name}`}
      value={chosen?.vin ?? ''}
      onValue={choose}
      onBlur={() => setOpen(false)}
    >
      <option value="">автомобиль не указан</option>
      {cars.map((one) => (
        <option key={one.vin} value={one.vin}>
          {wordsOf(one, cars)}
        </option>
      ))}
    </Select>
  )
}

/** The press that brought the list also opens it, where the browser lets it. */
function openList(list: HTMLSelectElement | null): void {
  list?.focus()
  try {
    list?.showPicker?.()
  } catch {
    return
  }
}

/** Two cars of one name differ by their plate or VIN. */
function wordsOf(car: UserCar, cars: readonly UserCar[]): string {
  const { title } = toLineCar(car)
  const isOnly = cars.filter((one) => toLineCar(one).title === title).length === 1
  return isOnly ? title : `${title}, ${car.plate || car.vin}`
}
