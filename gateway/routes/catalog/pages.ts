import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readProductPage } from '@/gateway/services/pages/read-product-page'
import * as contract from '@/lib/gateway/contracts/catalog/pages'

export function pageBindings(deps: ServiceDeps, originals: OriginalCatalogSource) {
  return [
    bind(contract.readProductPage, ({ params }) => readProductPage({ ...deps, originals }, params.code)),
  ]
}
