import { useQuery } from '@tanstack/react-query'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { listMaintenanceParts } from '@/lib/gateway/contracts/catalog/maintenance'
import { serverNow } from '@/lib/time/server-clock'
import { type CarService, toCarService } from '../model/to-car-service'

/** Planned service of a car; undefined while it is loading and after a failure. */
export function useCarService(uuid: string): CarService | undefined {
  const { data } = useQuery({
    queryKey: ['maintenance', uuid],
    queryFn: ({ signal }) =>
      browserGateway()
        .call(listMaintenanceParts, { body: { uuid } }, { handlesErrors: true, signal })
        .then((answer) => toCarService(requireResponse(answer), serverNow())),
    retry: false,
  })
  return data
}
