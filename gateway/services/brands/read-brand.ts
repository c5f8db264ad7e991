import { eq } from 'drizzle-orm'
import { brands } from '@/gateway/db/schema/catalog'
import { notFound } from '@/gateway/core/errors/errors'
import { brandSections } from '@/gateway/services/brands/brand-sections'
import { listEntries } from '@/gateway/services/content/list-entries'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { toBrand } from '@/gateway/services/brands/to-brand'
import type { ServiceDeps } from '@/gateway/services/deps'
import { brandMeta } from '@/gateway/services/meta/brand-meta'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'

const MAX_SECTIONS = 60
const MAX_CERTIFICATES = 20

export async function readBrand(deps: ServiceDeps, text: string) {
  const brand = resolveBrand(await deps.reference(), text)
  if (!brand) throw notFound('Такого бренда нет.')
  const [texts] = await deps.db
    .select({ content: brands.content, site: brands.site })
    .from(brands)
    .where(eq(brands.id, brand.id))
  return {
    ...toBrand(brand),
    content: texts?.content ?? null,
    site: texts?.site ?? null,
    sections: await brandSections(deps, brand.id, MAX_SECTIONS),
    certificates: await readCertificates(deps, brand.code),
    meta: brandMeta(brand, deps.siteName),
  }
}

/** Papers of the brand; the picture stands in for one that has not been scanned as a whole. */
async function readCertificates(deps: ServiceDeps, code: string) {
  const { entities } = await listEntries(deps, 'certificate', { tag: code, page: 1, limit: MAX_CERTIFICATES })
  return entities.flatMap(({ title, fields, picture }) => {
    const file = fields['document'] ?? picture
    return typeof file === 'string'
      ? [{ title, url: `${GATEWAY_BASE_PATH}/media/file/${encodeURI(file)}` }]
      : []
  })
}
