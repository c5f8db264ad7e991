import { formatNumber } from '@/lib/format/number'
import { isCarKey } from '@/lib/parts/car-key'
import type { UserCar } from '@/stores/user/user-state'
import { titleOfCar } from '@/stores/vehicle/current-vehicle'

/** What its owner calls the car, else what it is. */
export function nameOfCar(car: UserCar): string {
  return car.title || titleOfCar(car) || car.vin
}

/** What there is to say of the car in one line below its name. */
export function factsOfCar(car: UserCar): string[] {
  return [
    car.title ? titleOfCar(car) : '',
    car.year ? `${car.year} г.` : '',
    car.mileage === null ? '' : `${formatNumber(car.mileage)} км`,
    car.plate ?? '',
  ].filter(Boolean)
}

export function vinOfCar(car: UserCar): string | null {
  return isCarKey(car.vin) ? null : car.vin
}
