import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { pickupPlace } from '@/gateway/services/reference/pickup-place'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { hoursWhileOpen } from '@/lib/parts/terms/promise'

const TODAY = '0'

/**
 * The index of a section at a moment: once the standard shop has closed nothing comes today, so the delivery filter
 * has nothing for today either. Stored hours do not depend on the clock.
 */
export function indexAsOf(
  reference: Pick<CatalogReference, 'filters' | 'shops'>,
  index: SectionIndex,
  now: Date,
): SectionIndex {
  if (hoursWhileOpen(0, pickupPlace(reference), now) === 0) return index
  const option = reference.filters.find(({ source }) => source === 'delivery')?.optionByValue.get(TODAY)
  const column = option && index.options.get(option.id)
  if (!option || !column) return index
  const nothing = { filterId: column.filterId, total: 0, positions: new Int32Array() }
  return { ...index, options: new Map(index.options).set(option.id, nothing) }
}
