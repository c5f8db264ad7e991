import { useQuery } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import { getVehicleCar } from '@/lib/gateway/contracts/tecdoc'

const DAY_MS = 86_400_000

/** Body of a catalogue car in words; a picture needs it, so nobody hears when it does not come. */
export function useCarBody(carId: number | null): string | null {
  const { data } = useQuery({
    queryKey: ['vehicle', 'car', carId],
    queryFn: ({ signal }) =>
      browserGateway()
        .call(getVehicleCar, { params: { id: carId ?? 0 } }, { handlesErrors: true, signal })
        .then(answered),
    enabled: carId !== null,
    staleTime: DAY_MS,
    retry: false,
  })
  return data?.car.body ?? null
}
