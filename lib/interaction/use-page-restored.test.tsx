import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePageRestored } from './use-page-restored'

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

it('acts when the page comes back as it was left, and not when it is loaded or gone', () => {
  const act = vi.fn<() => void>()
  const { unmount } = renderHook(() => usePageRestored(act))
  show(false)
  expect(act).not.toHaveBeenCalled()
  show(true)
  expect(act).toHaveBeenCalledOnce()
  unmount()
  show(true)
  expect(act).toHaveBeenCalledOnce()
})
