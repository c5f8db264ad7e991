import { useQuery } from '@tanstack/react-query'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { readVin } from '@/lib/gateway/contracts/catalog/tecdoc'
import type { ResponseOf } from '@/lib/gateway/operation'
import { vinKey } from '../model/vin-key'

export type CarOfVin = ResponseOf<typeof readVin>

/** What a VIN says of its car; null sends no request. A form can be filled in without it, so its failure stays silent. */
export function useCarOfVin(vin: string | null): CarOfVin | undefined {
  const { data } = useQuery({
    queryKey: vinKey(vin),
    queryFn: ({ signal }) =>
      browserGateway()
        .call(readVin, { params: { vin: vin ?? '' } }, { handlesErrors: true, signal })
        .then(requireResponse),
    enabled: vin !== null,
    staleTime: Infinity,
    retry: false,
  })
  return data
}
