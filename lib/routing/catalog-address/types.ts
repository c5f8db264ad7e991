import type { Range } from '@/lib/parts/filter-segment'

export type ChosenOptions = { id: string; values: string[] }
export type ChosenRange = { id: string } & Range
/** A filter by its id, as the query of an address and the gateway spell it. */
export type ChosenFilter = ChosenOptions | ChosenRange
export type ChosenSelection = { id: string; filters: ChosenFilter[] }

export type CatalogQuery = {
  filters: ChosenFilter[]
  selections: ChosenSelection[]
  assistants: string[]
  /** '' for none, as are `sort` and `criteria`. */
  search: string
  sort: string
  page: number
  limit: number
  criteria: string
}

export type CatalogPath =
  | { kind: 'index' }
  | { kind: 'product'; section: string; internalCode: string }
  /** `segments` are decoded and not yet matched with the section's filters. */
  | { kind: 'listing'; section: string; set: string | null; segments: string[]; isFound?: boolean }

export type KnownOption = {
  id: string
  rewriteCode?: string | null
  sequent?: number
  isChecked?: boolean
}

type KnownFilterFields = { id: string; code: string; rewriteCode?: string | null; uriSequent?: number }
export type KnownEnumFilter = KnownFilterFields & { type: 'enum'; options: readonly KnownOption[] }
export type KnownNumericFilter = KnownFilterFields & {
  type: 'numeric'
  min: number
  max: number
  currentMin: number
  currentMax: number
}
/** What the address codec needs of a section's filter. */
export type KnownFilter = KnownEnumFilter | KnownNumericFilter

export type ActiveOption = { id: string; rewriteCode: string | null; sequent: number }
export type ActiveEnumFilter = {
  type: 'enum'
  id: string
  rewriteCode: string | null
  uriSequent: number
  options: readonly ActiveOption[]
}
export type ActiveNumericFilter = { type: 'numeric'; id: string; min: number; max: number }
export type ActiveFilter = ActiveEnumFilter | ActiveNumericFilter

/** The parsed address of a listing, its filters matched with those of the section. */
export type ListingState = Omit<CatalogQuery, 'filters'> & {
  section: string
  set: string | null
  filters: readonly ActiveFilter[]
  /** It stands on the search page. */
  isFound?: boolean
}
