import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePage } from './use-page'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('page=2') }))

type Shown = { pages: number | undefined }

it('leaves a last page that is gone for the one before, and the first of an empty list never', () => {
  const { result, rerender } = renderHook<ReturnType<typeof usePage>, Shown>(
    ({ pages }: Shown) => {
      const paging = usePage()
      paging.stayWithin(pages)
      return paging
    },
    { initialProps: { pages: 2 } },
  )
  expect(result.current.page).toBe(2)
  act(() => result.current.setPage(3))
  expect(window.location.search).toBe('?page=3')
  expect(result.current.page).toBe(2)
  rerender({ pages: undefined })
  expect(result.current.page).toBe(2)
  rerender({ pages: 1 })
  expect(result.current.page).toBe(1)
  rerender({ pages: 0 })
  expect(result.current.page).toBe(1)
})
