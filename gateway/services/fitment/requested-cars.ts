import type { ServiceDeps } from '@/gateway/services/deps'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { keepMeasures } from '@/lib/text/keep-measures'

const ASSISTANT = /^(\d{1,9})(?:-(\d{4}))?$/

/** A car among the assistants of a listing's address: `12`, or `12-2015` with the year. */
export function assistantIdOf({ car, year }: Ride): string {
  return year === undefined ? String(car.id) : `${car.id}-${year}`
}

/** The cars among the assistants of a request, each once; other assistants are left out. */
export async function requestedCars(
  { vehicles }: ServiceDeps,
  assistants: readonly string[],
): Promise<Ride[]> {
  if (assistants.length === 0) return []
  const { carById } = await vehicles()
  const rides = [...new Set(assistants)].flatMap((assistant): Ride[] => {
    const [, id, year] = ASSISTANT.exec(assistant) ?? []
    const car = carById.get(Number(id))
    return car ? [{ car, year: year === undefined ? undefined : Number(year) }] : []
  })
  return rides
}

export function titleOf({ car, year }: Ride): string {
  const words = [car.make, car.model, car.modification, year && `${year}\u00a0г.`]
  return keepMeasures(words.filter(Boolean).join(' '))
}
