import { queryOptions, useQuery } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

const DAY_MS = 86_400_000

export function carBodyOptions(carId: number) {
  return queryOptions({
    queryKey: ['vehicle', 'car', carId],
    staleTime: DAY_MS,
    ...reading(async () => (await import('./car-of-catalogue')).carOfCatalogue(carId)),
  })
}

/** Body of a catalogue car in words; a picture needs it, so its failure stays silent. */
export function useCarBody(carId: number | null): string | null {
  const { data } = useQuery({ ...carBodyOptions(carId ?? 0), enabled: carId !== null })
  return data?.car.body ?? null
}
