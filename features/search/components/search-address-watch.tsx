import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { hrefs } from '@/lib/routing/hrefs'
import { parseSearchMode, type SearchMode } from '../model/search-modes'

type Props = { onAddress: (text: string, mode: SearchMode, isFirst: boolean) => void }

/** Reports the query in the address of /search. The page is cached for everyone, so only the browser knows its query. */
export function SearchAddressWatch({ onAddress }: Props) {
  const pathname = usePathname()
  const query = useSearchParams()
  const isFirst = useRef(true)

  useEffect(() => {
    const text = query.get('q') ?? query.get('article') ?? ''
    if (pathname === hrefs.search()) onAddress(text, parseSearchMode(query.get('mode')), isFirst.current)
    isFirst.current = false
  }, [pathname, query, onAddress])

  return null
}
