import type { LineCar } from '@/lib/gateway/contracts/catalog/line-car'
import { nameOfCar } from '@/lib/parts/vehicle/car-words'
import type { UserCar, UserState } from '@/stores/user/user-state'
import type { ChosenVehicle } from './chosen-vehicle'
import { twinOf } from './current-vehicle'

/** The car that a page is about, by what it knows of it. */
export type CarOfPage = { modificationUuid: string } | { carId: number | null; vin: string | null }

type Garage = Pick<UserState, 'isAuthorized' | 'cars'>

/** A car of the garage as lines of the cart and of orders name it. */
export function toLineCar(car: UserCar): LineCar {
  return { vin: car.vin, title: nameOfCar(car) }
}

/**
 * The car of the garage that a product is bought for: the one of its page, else the current one of the shop. A
 * car outside the garage is known to the browser only, so it is not named.
 */
export function carOfPurchase(
  chosen: ChosenVehicle | null,
  { isAuthorized, cars }: Garage,
  page?: CarOfPage,
): LineCar | null {
  if (!isAuthorized) return null
  const current = chosen ? twinOf(chosen, cars) : cars.find(({ isCurrent }) => isCurrent)
  const own = page ? carOfPage(page, cars, current) : current
  return own ? toLineCar(own) : null
}

/** Of two cars with the same data on the page, the current one of the shop. */
function carOfPage(page: CarOfPage, cars: readonly UserCar[], current: UserCar | undefined) {
  const first = current ? [current, ...cars] : cars
  if ('modificationUuid' in page) {
    return first.find(({ modificationUuid }) => modificationUuid === page.modificationUuid)
  }
  const { carId, vin } = page
  if (carId === null && vin === null) return undefined
  return twinOf({ carId: carId ?? 0, ...(vin === null ? {} : { vin }) }, first)
}
