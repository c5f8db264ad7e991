import type { OriginalCatalogSource, OriginalRequest } from '@/gateway/core/ports/original-catalog-source'
import type { listOriginalPartVehicles } from '@/lib/gateway/contracts/catalog/original-catalogs'

type ListVehicles = OriginalCatalogSource['listOriginalPartVehicles']

/** For a source that takes one number a call: most parts are known by their first, so the numbers are tried one after the other. */
export async function vehiclesOfFirstKnown(
  list: ListVehicles,
  { others = [], ...first }: OriginalRequest<typeof listOriginalPartVehicles>,
): ReturnType<ListVehicles> {
  for (const number of [first, ...others.map((other) => ({ ...other, code: first.code }))]) {
    const { vehicles } = await list(number)
    if (vehicles.length > 0) return { vehicles, number: { article: number.article, brand: number.brand } }
  }
  return { vehicles: [] }
}
