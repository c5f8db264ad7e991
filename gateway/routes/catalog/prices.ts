import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { searchPhotos } from '@/gateway/services/photos/search-photos'
import { readPrices } from '@/gateway/services/prices/read-prices'
import { searchPhotos as searchPhotosOperation } from '@/lib/gateway/contracts/site/photos'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'

export function priceBindings(deps: ServiceDeps) {
  return [
    bind(getPartPrices, ({ body }) => readPrices(deps, Object.values(body.items))),
    bind(searchPhotosOperation, async ({ body }) => ({ items: await searchPhotos(deps, body) })),
  ]
}
