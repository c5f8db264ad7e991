import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { parsePage } from '@/lib/routing/paging'

/** What a list shows. The address keeps it: Back and a reload return to the same state and page. */
export function useListAddress<State extends string>(states: readonly State[], first: State) {
  const query = new URLSearchParams(useSearchParams()).toString()
  const read = () => {
    const params = new URLSearchParams(query)
    const state = states.find((one) => one === params.get('state')) ?? first
    return { state, page: parsePage(params.get('page')) }
  }
  const [seen, setSeen] = useState(query)
  const [shown, setShown] = useState(read)
  if (seen !== query) {
    setSeen(query)
    setShown(read)
  }

  const show = (state: State, page = 1) => {
    setShown({ state, page })
    const params = new URLSearchParams({
      ...(state !== first && { state }),
      ...(page > 1 && { page: String(page) }),
    })
    const search = params.toString()
    window.history.pushState(null, '', search ? `?${search}` : window.location.pathname)
  }
  /** From a last page that lost its last row the list moves to the one before. */
  const stayWithin = (pages: number | undefined) => {
    const last = Math.max(1, pages ?? shown.page)
    if (shown.page > last) setShown({ ...shown, page: last })
  }
  return { ...shown, show, stayWithin }
}
