import { brandSections } from '@/gateway/services/brands/brand-sections'
import { matchBrands } from '@/gateway/services/brands/match-brands'
import { toBrandHit } from '@/gateway/services/brands/to-brand'
import type { ServiceDeps } from '@/gateway/services/deps'

const MAX_BRANDS = 5
const MAX_SECTIONS = 20

/** Brands whose title begins like the query, each with the sections that hold its goods. */
export async function findSectionByBrandTitle(deps: ServiceDeps, query: string) {
  const brands = matchBrands(await deps.reference(), query, MAX_BRANDS)
  const items = []
  for (const brand of brands) {
    items.push({
      brand: toBrandHit(brand),
      sections: await brandSections(deps, brand.id, MAX_SECTIONS),
    })
  }
  return items
}
