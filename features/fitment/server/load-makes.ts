import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { orMissing } from '@/lib/data-cache/load'
import { listManufacturers } from '@/lib/gateway/contracts/catalog/tecdoc'
import { serverGateway } from '@/lib/gateway/server-client'
import type { Make } from '../model/vehicle-options'

/** Makes that are asked for most, in the order of the gateway. */
export const loadPopularMakes = cached({ name: 'content', as: 'popular-makes', read: readPopularMakes })

async function readPopularMakes(limit: number): Promise<Make[]> {
  const response = await orMissing(serverGateway().call(listManufacturers, {}))
  return (response?.items ?? []).filter(({ isPopular }) => isPopular).slice(0, limit)
}
