/** A car as a listing is narrowed to it. */
export type ListedCar = { carId: number; year: number | null }

/** How the gateway names a car among the assistants of a listing: `12`, or `12-2015` with the year in which it was built. */
export function assistantOf({ carId, year }: ListedCar): string {
  return year === null ? String(carId) : `${carId}-${year}`
}
