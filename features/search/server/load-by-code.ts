import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { searchEntities } from '@/lib/gateway/contracts/catalog/catalog'
import { orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'

type Entity = ResponseOf<typeof searchEntities>['entities'][number]

export type ByCode = {
  entity: Entity | null
  /** When the prices were read, ISO 8601. */
  pricedAt: string
}

/** The product under one of the shop's own codes. */
export const loadByCode = cached({
  name: 'search',
  as: 'by-code',
  keys: (_, internalCode: string) => [internalCode],
  read: async (internalCode: string): Promise<ByCode> => {
    const response = await orMissing(serverGateway().call(searchEntities, { body: [internalCode] }))
    return { entity: response?.entities[0] ?? null, pricedAt: new Date().toISOString() }
  },
})
