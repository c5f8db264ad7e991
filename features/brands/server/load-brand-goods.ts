import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { searchByName } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { brandKey } from '@/lib/parts/keys'

const SHOWN_GOODS = 12
/** More are requested, since products of other brands may carry the title in their names. */
const ASKED_GOODS = 36

export type BrandGoods = {
  entities: ResponseOf<typeof searchByName>['entities']
  /** When the prices were read, ISO 8601. */
  pricedAt: string
}

/** A brand's best-selling products over the whole catalogue. */
export const loadBrandGoods = cached({ name: 'search', as: 'brand-goods', read: readBrandGoods })

async function readBrandGoods(title: string): Promise<BrandGoods> {
  const response = await orMissing(
    serverGateway().call(searchByName, { query: { query: title, mode: 'name', limit: ASKED_GOODS } }),
  )
  const own = response?.entities.filter(({ brandString }) => brandKey(brandString) === brandKey(title)) ?? []
  return { entities: own.slice(0, SHOWN_GOODS), pricedAt: new Date().toISOString() }
}
