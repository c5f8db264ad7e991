import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { TOAST_REGION_SETTLES_MS } from '@/components/ui/toast/toast-timing'
import { standInForBrowser } from './stand-in-for-browser'

standInForBrowser()

/** A second is too little on a machine that does something else besides; a test that passes waits no longer than before. */
configure({ asyncUtilTimeout: 4000 })

/** React reports wrong keys, bad nesting and missing `act` as errors of the console: a test must not leave any behind. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const reported = vi.mocked(console.error).mock?.calls ?? []
  expect(reported, 'console.error was called').toEqual([])
})

/** What comes after the last test must not outlive the document: React renders a part that was loaded, a toast comes and goes by timers. */
afterAll(async () => {
  await vi.dynamicImportSettled()
  await new Promise<void>((resolve) => void setImmediate(resolve))
  if (!document.querySelector('[aria-live][popover]')) return
  await new Promise<void>((resolve) => void setTimeout(resolve, TOAST_REGION_SETTLES_MS))
  const { toast } = await import('react-hot-toast/headless')
  act(() => toast.remove())
})
