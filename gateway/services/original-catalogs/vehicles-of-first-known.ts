import type { OriginalCatalogSource, OriginalRequest } from '@/gateway/core/original-catalog-source'
import type { listOriginalPartVehicles } from '@/lib/gateway/contracts/original-catalogs'

/** Most parts are known by their first number, so a source is asked about one number after the other. */
export async function vehiclesOfFirstKnown(
  source: OriginalCatalogSource,
  { others = [], ...first }: OriginalRequest<typeof listOriginalPartVehicles>,
) {
  for (const number of [first, ...others.map((other) => ({ ...other, code: first.code }))]) {
    const { vehicles } = await source.listOriginalPartVehicles(number)
    if (vehicles.length > 0) return { vehicles, number: { article: number.article, brand: number.brand } }
  }
  return { vehicles: [] }
}
