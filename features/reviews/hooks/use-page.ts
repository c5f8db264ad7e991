import { useState } from 'react'

/** The page of a list that gets shorter under the reader: a last page that went with its last row is left for the one before. */
export function usePage() {
  const [page, setPage] = useState(1)
  const stayWithin = (pages: number | undefined) => {
    if (pages !== undefined && page > Math.max(1, pages)) setPage(Math.max(1, pages))
  }
  return { page, setPage, stayWithin }
}
