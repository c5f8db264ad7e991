import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

/** The filter of a section whose numbers are the prices of what is sold. */
export function priceFilterId({ sectionFilters }: CatalogReference, sectionId: number): number | undefined {
  return sectionFilters.get(sectionId)?.find(({ filter }) => filter.source === 'price')?.filterId
}
