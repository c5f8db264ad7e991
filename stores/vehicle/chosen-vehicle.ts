import { isVin } from '@/lib/parts/vehicle/vin'

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
    if (!Number.isInteger(car?.carId) || typeof car?.mark !== 'string') return null
    return {
      carId: Number(car.carId),
      uuid: typeof car.uuid === 'string' ? car.uuid : null,
      mark: car.mark,
      model: String(car.model ?? ''),
      modification: String(car.modification ?? ''),
      ...(Number.isInteger(car.year) ? { year: Number(car.year) } : {}),
      ...(typeof car.vin === 'string' && isVin(car.vin) ? { vin: car.vin } : {}),
    }
  } catch {
    return null
  }
}

export function writeChosenVehicle(car: ChosenVehicle): string {
  return JSON.stringify({ version: VERSION, car })
}
