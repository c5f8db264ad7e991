import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { readVin } from '@/lib/gateway/contracts/catalog/tecdoc'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'

export type CarOfNumber = ResponseOf<typeof readVin>

/** The car of a VIN or frame number, or as much as the number gives of it. */
export const loadCarOfNumber = cached({
  name: 'content',
  as: 'car-of-number',
  read: (vin: string): Promise<CarOfNumber> => serverGateway().call(readVin, { params: { vin } }),
})
