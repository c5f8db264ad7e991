import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import type { ListingState } from './types'

/** Whether a listing is what a search by words found: it stands on the search page, and its words and car are the page's own. */
export function isFoundListing({ section, isFound }: Pick<ListingState, 'section' | 'isFound'>): boolean {
  return isFound === true || section === ROOT_SECTION_CODE
}
