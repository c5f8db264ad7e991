import { keepMeasures } from '@/lib/text/keep-measures'
import { keepTogether } from '@/lib/text/keep-together'
import { formatNumber } from '@/lib/format/number'
import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { titleOfCar } from '@/lib/parts/vehicle/car-words'
import type { UserCar } from '@/stores/user/user-state'

/** The facts of the car in one line below its name. */
export function factsOfCar(car: UserCar): string[] {
  return [
    car.title ? keepMeasures(titleOfCar(car)) : '',
    car.year ? keepTogether(`${car.year} г.`) : '',
    car.mileage === null ? '' : keepTogether(`${formatNumber(car.mileage)} км`),
    keepTogether(car.plate ?? ''),
  ].filter(Boolean)
}

export function vinOfCar(car: UserCar): string | null {
  return isCarKey(car.vin) ? null : car.vin
}
