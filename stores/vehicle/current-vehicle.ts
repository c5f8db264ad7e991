import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { nameOfCar, titleOfCar } from '@/lib/parts/vehicle/car-words'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import type { UserCar, UserState } from '@/stores/user/user-state'
import type { ChosenVehicle } from './chosen-vehicle'
import type { VehicleState } from './vehicle-store'

/** The current car of the shop. */
export type CurrentVehicle = {
  /** Null for a car that the vehicle catalogue does not know. */
  carId: number | null
  uuid: string | null
  title: string
  /** The shortest distinctive part of the title, for small places. */
  short: string
  /** In which it was built, where its owner has said so. */
  year: number | null
  /** Its name in addresses of the garage, when it stands there. */
  garageName: string | null
}

/** The car of a garage that a choice means: by its VIN; without one, or where the garage has none, by what it is. */
export function twinOf(
  { vin, carId }: Pick<ChosenVehicle, 'vin' | 'carId'>,
  cars: readonly UserCar[],
): UserCar | undefined {
  const named = vin === undefined ? undefined : cars.find((car) => isSameVin(car.vin, vin))
  return named ?? cars.find((car) => car.carId === carId && (vin === undefined || isCarKey(car.vin)))
}

/** «Solaris II (HCR)»: the maker's code in brackets tells little and takes half of the room. */
function withoutCode(model: string | null): string {
  return (model ?? '').replace(/\s*\([^)]*\)$/, '')
}

/** The car chosen in this browser, else the current car of the garage; undefined until the browser's storage was read. */
export function currentVehicle(
  { isKnown, chosen }: VehicleState,
  { isAuthorized, cars }: Pick<UserState, 'isAuthorized' | 'cars'>,
): CurrentVehicle | null | undefined {
  if (!isKnown) return undefined
  if (chosen) {
    const { carId, uuid } = chosen
    const short = withoutCode(chosen.model) || chosen.mark
    return { carId, uuid, title: titleOfCar(chosen), short, year: chosen.year ?? null, garageName: null }
  }
  const own = isAuthorized ? cars.find(({ isCurrent }) => isCurrent) : undefined
  if (!own) return null
  return {
    carId: own.carId,
    uuid: own.modificationUuid,
    title: nameOfCar(own),
    short: own.title || withoutCode(own.model) || own.mark || own.vin,
    year: own.year,
    garageName: own.vin,
  }
}
