import type { UserState } from '@/stores/user/user-state'
import type { VehicleState } from './vehicle-store'

/** The car that the shop speaks of. */
export type CurrentVehicle = {
  /** Null for a car that the vehicle catalogue does not know. */
  carId: number | null
  uuid: string | null
  title: string
  /** As much of the title as tells it from others, for small places. */
  short: string
  /** In which it was built, where its owner has said so. */
  year: number | null
  /** Its name in addresses of the garage, when it stands there. */
  garageName: string | null
}

type CarWords = { mark: string | null; model: string | null; modification: string | null }

export function titleOfCar({ mark, model, modification }: CarWords): string {
  return [mark, model, modification].filter(Boolean).join(' ')
}

/** What this browser has chosen, else the current car of the garage; undefined until the browser was asked. */
export function currentVehicle(
  { isKnown, chosen }: VehicleState,
  { isAuthorized, cars }: Pick<UserState, 'isAuthorized' | 'cars'>,
): CurrentVehicle | null | undefined {
  if (!isKnown) return undefined
  if (chosen) {
    const { carId, uuid } = chosen
    const short = chosen.model || chosen.mark
    return { carId, uuid, title: titleOfCar(chosen), short, year: null, garageName: null }
  }
  const own = isAuthorized ? cars.find(({ isCurrent }) => isCurrent) : undefined
  if (!own) return null
  return {
    carId: own.carId,
    uuid: own.modificationUuid,
    title: own.title || titleOfCar(own) || own.vin,
    short: own.title || own.model || own.mark || own.vin,
    year: own.year,
    garageName: own.vin,
  }
}
