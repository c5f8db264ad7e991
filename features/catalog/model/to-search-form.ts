import { withSearch } from '@/lib/routing/catalog-address/change-listing'
import { writeListing } from '@/lib/routing/catalog-address/write-listing'
import type { ListingState } from '@/lib/routing/catalog-address/types'

export type SearchForm = {
  action: string
  /** What else is chosen: a form drops the query of its action. */
  stored: { name: string; value: string }[]
  text: string
}

/** The form that searches inside of a listing and keeps its filters. */
export function toSearchForm(state: ListingState): SearchForm {
  const { path, query } = writeListing(withSearch(state, ''))
  const stored = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }))
  return { action: path, stored, text: state.search }
}
