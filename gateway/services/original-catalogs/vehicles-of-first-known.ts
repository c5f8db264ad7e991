import type { OriginalCatalogSource, OriginalRequest } from '@/gateway/core/ports/original-catalog-source'
import type { listOriginalPartVehicles } from '@/lib/gateway/contracts/catalog/original-catalogs'

type ListVehicles = OriginalCatalogSource['listOriginalPartVehicles']

/** Asks a source that knows one number a call: most parts are known by their first, so one is asked about after the other. */
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
