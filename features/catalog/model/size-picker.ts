import { formatChosenFilter } from '@/lib/routing/catalog-address/chosen-filter'
import { withOptionToggled } from '@/lib/routing/catalog-address/change-listing'
import { listingHref } from '@/lib/routing/catalog-address/write-listing'
import type { ListingState } from '@/lib/routing/catalog-address/types'
import type { EnumFilter, Filter } from './listing'

export const TYRE_SECTION_CODE = 'shiny'
export const WHEEL_SECTION_CODE = 'diski'

/** Each option's value is one `filters` parameter of the listing's address. */
export type SizeField = { title: string; options: { title: string; value: string }[] }
export type SizeLink = { title: string; count: number; href: string }

/** Fields of a form that opens the listing of one size; what the section cannot be filtered by is left out. */
export function toSizeFields(
  filters: readonly Filter[],
  codes: Readonly<Record<string, string>>,
): SizeField[] {
  return Object.values(codes).flatMap((code) => {
    const filter = enumFilter(filters, code)
    if (!filter) return []
    const options = inOrderOfSize(filter).map(({ id, title }) => ({
      title,
      value: formatChosenFilter({ id: filter.id, values: [id] }),
    }))
    return [{ title: filter.unit ? `${filter.title}, ${filter.unit}` : filter.title, options }]
  })
}

/** Links to the listing of each diameter: R16. */
export function toDiameterLinks(state: ListingState, filters: readonly Filter[], code: string): SizeLink[] {
  const filter = enumFilter(filters, code)
  if (!filter) return []
  return inOrderOfSize(filter).map(({ id, title, count }) => ({
    title: /^\d/.test(title) ? `R${title.replace(/[^\d,.].*$/, '')}` : title,
    count,
    href: listingHref(withOptionToggled(state, filter, id)),
  }))
}

function enumFilter(filters: readonly Filter[], code: string): EnumFilter | undefined {
  const filter = filters.find((candidate) => candidate.code === code)
  return filter?.type === 'enum' && filter.options.length > 0 ? filter : undefined
}

function inOrderOfSize({ options }: EnumFilter): EnumFilter['options'] {
  const size = (title: string) => Number.parseFloat(title.replace(',', '.')) || 0
  return options.toSorted((left, right) => size(left.title) - size(right.title))
}
