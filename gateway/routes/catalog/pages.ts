import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readProductPage } from '@/gateway/services/pages/read-product-page'
import { readListingPage } from '@/gateway/services/pages/read-listing-page'
import { readSearchPage } from '@/gateway/services/pages/read-search-page'
import * as contract from '@/lib/gateway/contracts/catalog/pages'

export function pageBindings(deps: ServiceDeps, originals: OriginalCatalogSource) {
  return [
    bind(contract.readProductPage, ({ params }) => readProductPage({ ...deps, originals }, params.code)),
    bind(contract.readListingPage, ({ body: { listing, uri } }) =>
      readListingPage({ ...deps, originals }, { ...listing, search: listing.query?.search }, uri),
    ),
    bind(contract.readSearchPage, ({ body }) => readSearchPage(deps, body)),
  ]
}
