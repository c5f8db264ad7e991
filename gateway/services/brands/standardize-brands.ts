import { brandHeardAs } from '@/gateway/services/brands/heard-brands'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { ServiceDeps } from '@/gateway/services/deps'

/** The standard title for each spelling, null where the spelling is not known. */
export async function standardizeBrands(deps: ServiceDeps, titles: readonly string[]) {
  const reference = await deps.reference()
  return titles.map((title) => {
    const brand = resolveBrand(reference, title) ?? brandHeardAs(reference, title)
    return { title, standard: brand?.title ?? null, brandExternalId: brand?.externalId ?? null }
  })
}
