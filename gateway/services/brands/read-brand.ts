import { eq } from 'drizzle-orm'
import { brands } from '@/gateway/db/schema-catalog'
import { notFound } from '@/gateway/core/errors'
import { brandSections } from '@/gateway/services/brands/brand-sections'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { toBrand } from '@/gateway/services/brands/to-brand'
import type { ServiceDeps } from '@/gateway/services/deps'
import { brandMeta } from '@/gateway/services/meta/brand-meta'

const MAX_SECTIONS = 60

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
    certificates: [],
    meta: brandMeta(brand, deps.siteName),
  }
}
