import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useListAddress } from './use-list-address'

const address = vi.hoisted(() => ({ query: '' }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.query) }))

const STATES = ['new', 'closed'] as const
const open = (query: string) => {
  address.query = query
  return renderHook(() => useListAddress(STATES, 'new'))
}

test('the address says what a list shows, and follows it', () => {
  const { result, rerender } = open('state=closed&page=3')
  expect(result.current).toMatchObject({ state: 'closed', page: 3 })
  act(() => result.current.show('closed', 2))
  expect(result.current).toMatchObject({ state: 'closed', page: 2 })
  expect(window.location.search).toBe('?state=closed&page=2')
  act(() => result.current.show('new'))
  expect(window.location.search).toBe('')
  address.query = 'state=closed'
  rerender()
  expect(result.current).toMatchObject({ state: 'closed', page: 1 })
})

test('a state that is not there is the first, and a page behind the last is the last', () => {
  const { result } = open('state=other&page=9')
  expect(result.current).toMatchObject({ state: 'new', page: 9 })
  act(() => result.current.stayWithin(2))
  expect(result.current.page).toBe(2)
})
