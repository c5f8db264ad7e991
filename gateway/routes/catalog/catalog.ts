import { bind } from '@/gateway/http/bind'
import { listSitemapProducts } from '@/gateway/services/catalog/list-sitemap-products'
import { readBootstrap } from '@/gateway/services/pages/read-bootstrap'
import { readEntity } from '@/gateway/services/catalog/read-entity'
import { searchEntities } from '@/gateway/services/catalog/search-entities'
import { readEntry } from '@/gateway/services/content/read-entry'
import { readInfoSection } from '@/gateway/services/content/read-info-section'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readListing } from '@/gateway/services/listing/read-listing'
import { listPopular } from '@/gateway/services/popular/list-popular'
import * as catalog from '@/lib/gateway/contracts/catalog/catalog'
import { listPopular as listPopularOperation } from '@/lib/gateway/contracts/catalog/popular'

export function catalogBindings(deps: ServiceDeps) {
  return [
    bind(catalog.getBootstrap, () => readBootstrap(deps)),
    bind(catalog.getInfoSection, ({ params, query }) => readInfoSection(deps, params.code, query)),
    bind(catalog.getInfoEntity, ({ params }) => readEntry(deps, { slug: params.code })),
    bind(catalog.getSection, ({ params, query }) =>
      readListing(deps, { ...query, section: params.code, filters: [], selections: [], assistants: [] }),
    ),
    bind(listPopularOperation, () => listPopular(deps)),
    bind(catalog.getEntity, ({ params }) => readEntity(deps, params.code)),
    bind(catalog.searchEntities, async ({ body, query }) => ({
      entities: await searchEntities(deps, body, query.assistants?.split('.') ?? []),
    })),
    bind(catalog.searchListing, ({ body }) => readListing(deps, { ...body, search: body.query?.search })),
    bind(catalog.listSitemapProducts, ({ query }) => listSitemapProducts(deps, query)),
  ]
}
