import { useState } from 'react'

/** The page of a shrinking list: from a last page that lost its last row it moves to the one before. */
export function usePage() {
  const [page, setPage] = useState(1)
  const stayWithin = (pages: number | undefined) => {
    if (pages !== undefined && page > Math.max(1, pages)) setPage(Math.max(1, pages))
  }
  return { page, setPage, stayWithin }
}
