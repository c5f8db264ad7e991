import { isSameVin } from '@/lib/parts/vehicle/vin'
import type { CurrentVehicle } from './current-vehicle'

/** Whether a page about a car is about the current one. */
export function isAboutCurrent(
  { carId, garageName }: Pick<CurrentVehicle, 'carId' | 'garageName'>,
  page: { carId: number | null; vin: string | null },
): boolean {
  if (page.carId !== null && carId === page.carId) return true
  return page.vin !== null && garageName !== null && isSameVin(garageName, page.vin)
}
