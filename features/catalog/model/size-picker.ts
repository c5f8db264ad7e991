import { formatChosenFilter } from '@/lib/routing/catalog-address/chosen-filter'
import type { EnumFilter, Filter } from './listing'

export const TYRE_SECTION_CODE = 'shiny'
export const WHEEL_SECTION_CODE = 'diski'

/** Each option's value is one `filters` parameter of the listing's address. */
export type SizeField = { title: string; options: { title: string; value: string }[] }

/** Fields of a form that opens the listing of one size; sizes without a filter in the section are left out. */
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

function enumFilter(filters: readonly Filter[], code: string): EnumFilter | undefined {
  const filter = filters.find((candidate) => candidate.code === code)
  return filter?.type === 'enum' && filter.options.length > 0 ? filter : undefined
}

function inOrderOfSize({ options }: EnumFilter): EnumFilter['options'] {
  const size = (title: string) => Number.parseFloat(title.replace(',', '.')) || 0
  return options.toSorted((left, right) => size(left.title) - size(right.title))
}
