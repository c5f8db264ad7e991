'use client'

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

/** The car of the garage for which a line is bought; the shopper chooses it and may clear it. */
export function LineCar({ line: { brand, article, car }, cars, onChange }: Props) {
  const chosen = car && cars.find(({ vin }) => isSameVin(vin, car.vin))
  const choose = (vin: string) => {
    const next = cars.find((one) => one.vin === vin)
    onChange(next ? toLineCar(next) : null)
  }
  return (
    <label className={styles.car} data-car={chosen && wordsOf(chosen, cars)}>
      <span>
        Для автомобиля<span className="visually-hidden">: {`${brand} ${article}`}</span>
      </span>
      <select value={chosen?.vin ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">не указан</option>
        {cars.map((one) => (
          <option key={one.vin} value={one.vin}>
            {wordsOf(one, cars)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Two cars of one name differ by their plate or VIN. */
function wordsOf(car: UserCar, cars: readonly UserCar[]): string {
  const { title } = toLineCar(car)
  const isOnly = cars.filter((one) => toLineCar(one).title === title).length === 1
  return isOnly ? title : `${title}, ${car.plate || car.vin}`
}
