import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRepeatKey } from './use-repeat-key'

it('gives what is sent again the key that it had, and what was changed another', () => {
  const { result, rerender } = renderHook(() => useRepeatKey())
  const first = result.current({ amount: 1500, to: 'Ольга' })
  rerender()
  expect(result.current({ amount: 1500, to: 'Ольга' })).toBe(first)
  expect(result.current({ amount: 2500, to: 'Ольга' })).not.toBe(first)
  expect(renderHook(() => useRepeatKey()).result.current({ amount: 1500, to: 'Ольга' })).not.toBe(first)
})
