import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { hrefs } from '@/lib/routing/hrefs'
import { parseSearchMode, type SearchMode } from '../model/search-modes'

type Props = { onAddress: (text: string, mode: SearchMode) => void }

/** Reports the query in the address of /search. The page is cached for everyone, so only the browser knows its query. */
export function SearchAddressWatch({ onAddress }: Props) {
  const pathname = usePathname()
  const query = useSearchParams()

  useEffect(() => {
    if (pathname !== hrefs.search()) return
    onAddress(query.get('q') ?? query.get('article') ?? '', parseSearchMode(query.get('mode')))
  }, [pathname, query, onAddress])

  return null
}
