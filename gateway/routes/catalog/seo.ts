import { bind } from '@/gateway/http/bind'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readMetaData } from '@/gateway/services/seo/read-meta-data'
import { listTags, readTag } from '@/gateway/services/seo/read-tags'
import { getMetaData, getProductTag, listProductTags } from '@/lib/gateway/contracts/catalog/seo'

export function seoBindings(deps: ServiceDeps, originals: OriginalCatalogSource) {
  return [
    bind(getMetaData, ({ body }) => readMetaData({ ...deps, originals }, body.uri)),
    bind(listProductTags, async ({ body }) => ({ tags: await listTags(deps, body.category) })),
    bind(getProductTag, ({ body }) => readTag(deps, body.slug)),
  ]
}
