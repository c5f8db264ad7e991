import { bind } from '@/gateway/http/bind'
import { listBrands } from '@/gateway/services/brands/list-brands'
import { searchBrandTitles } from '@/gateway/services/brands/match-brands'
import { readBrand } from '@/gateway/services/brands/read-brand'
import { standardizeBrands } from '@/gateway/services/brands/standardize-brands'
import { toBrand } from '@/gateway/services/brands/to-brand'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as brands from '@/lib/gateway/contracts/catalog/brands'

const MAX_FOUND = 50

export function brandBindings(deps: ServiceDeps) {
  return [
    bind(brands.listBrands, ({ body }) => listBrands(deps, body)),
    bind(brands.getBrand, ({ body }) => readBrand(deps, body.brand)),
    bind(brands.searchBrands, async ({ query }) => ({
      items: searchBrandTitles(await deps.reference(), query.term, MAX_FOUND).map(toBrand),
    })),
    bind(brands.standardizeBrands, async ({ body }) => ({
      items: await standardizeBrands(deps, body.titles),
    })),
  ]
}
