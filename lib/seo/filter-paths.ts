import type { searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'
import type { ResponseOf } from '@/lib/gateway/operation'
import { writeListing } from '@/lib/routing/catalog-address/write-listing'

type Filters = ResponseOf<typeof searchListing>['filters']

/** Addresses of a section with one option chosen, as far as search engines may keep them: those that are written into the path. */
export function filterPaths(section: string, filters: Filters): string[] {
  return filters.flatMap((filter): string[] => {
    if (!filter.isRewrite || filter.isHidden) return []
    switch (filter.type) {
      case 'numeric':
        return []
      case 'enum': {
        const { type, id, rewriteCode, uriSequent } = filter
        return filter.options
          .filter(({ count }) => count > 0)
          .map((option) => {
            const chosen = { type, id, rewriteCode, uriSequent, options: [option] }
            return writeListing({ ...NOTHING_CHOSEN, section, filters: [chosen] })
          })
          .flatMap(({ path, query }) => (query === '' ? [path] : []))
      }
    }
  })
}

const NOTHING_CHOSEN = {
  set: null,
  selections: [],
  assistants: [],
  search: '',
  sort: '',
  page: 1,
  limit: LISTING_LIMIT,
  criteria: '',
}
