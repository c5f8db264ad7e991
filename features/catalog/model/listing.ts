import type * as z from 'zod'
import type { filter, listing } from '@/lib/gateway/contracts/catalog/listing-shapes'
import type { KnownEnumFilter, KnownNumericFilter } from '@/lib/routing/catalog-address/types'

export type WireListing = z.output<typeof listing>
type WireFilter = z.output<typeof filter>

type FilterFields = {
  id: string
  code: string
  title: string
  tooltip: string | null
  unit: string | null
  isOpened: boolean
  isActive: boolean
  isHidden: boolean
  isRewrite: boolean
  rewriteCode: string | null
  uriSequent: number
}

export type FilterOption = {
  id: string
  title: string
  words: string | null
  isChecked: boolean
  rewriteCode: string | null
  sequent: number
  /** Goods that the list would hold with this option added. */
  count: number
}

type Known<F> = FilterFields & Omit<F, 'options'> & { options: FilterOption[] }
export type EnumFilter = Known<KnownEnumFilter>
export type NumericFilter = Known<KnownNumericFilter>
/** A filter as the address codec and the filter panel know it. */
export type Filter = EnumFilter | NumericFilter

export type Listing = Pick<
  WireListing,
  | 'id'
  | 'code'
  | 'title'
  | 'entities'
  | 'selections'
  | 'assistants'
  | 'rating'
  | 'reviewsCount'
  | 'meta'
  | 'pagination'
  | 'sorts'
  | 'set'
  | 'sections'
  | 'breadcrumb'
  | 'sizeKinds'
> & {
  /** HTML as the gateway sent it. */
  content: string | null
  filters: Filter[]
}

export function toListing(wire: WireListing): Listing {
  return { ...wire, content: wire.content || wire.meta.content, filters: wire.filters.map(toFilter) }
}

export function toFilter(wire: WireFilter): Filter {
  // Only a filter that may be written into the path keeps its rewrite code.
  const rewriteCode = wire.isRewrite ? wire.rewriteCode : null
  return { ...wire, rewriteCode, options: wire.options.map(toOption) }
}

function toOption({ id, title, words, isChecked, rewriteCode, sequent, count }: FilterOption): FilterOption {
  return { id, title, words, isChecked, rewriteCode, sequent, count }
}
