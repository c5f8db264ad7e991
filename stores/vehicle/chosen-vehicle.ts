import { isVin } from '@/lib/parts/vehicle/vin'

/** As in the contract, whose limits would weigh 0.3 kB on every page. */
const MAX_NAME_LENGTH = 255

const VERSION = 1

/** The car of the vehicle catalogue that is chosen in this browser. */
export type ChosenVehicle = {
  carId: number
  /** Key of the same car in planned service. */
  uuid: string | null
  mark: string
  model: string
  modification: string
  /** In which it was built, and its VIN, where its VIN was given. */
  year?: number
  vin?: string
}

export const VEHICLE_KEY = 'arus-vehicle'

/** Data of another version are ignored, and stay until a car is chosen. */
export function readChosenVehicle(text: string | null): ChosenVehicle | null {
  try {
    const value = JSON.parse(text ?? 'null') as { version?: unknown; car?: Partial<ChosenVehicle> } | null
    const car = value?.version === VERSION ? value.car : undefined
    if (!car || !isWhole(car.carId) || typeof car.mark !== 'string') return null
    return {
      carId: car.carId,
      uuid: typeof car.uuid === 'string' ? toText(car.uuid) : null,
      mark: toText(car.mark),
      model: toText(car.model),
      modification: toText(car.modification),
      ...(isWhole(car.year) ? { year: car.year } : {}),
      ...(typeof car.vin === 'string' && isVin(car.vin) ? { vin: car.vin } : {}),
    }
  } catch {
    return null
  }
}

/** Positive and of 32 bits, as the gateway's numbers are. */
function isWhole(value: unknown): value is number {
  return Number(value) > 0 && (Number(value) | 0) === value
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_NAME_LENGTH) : ''
}

export function writeChosenVehicle(car: ChosenVehicle): string {
  return JSON.stringify({ version: VERSION, car })
}
