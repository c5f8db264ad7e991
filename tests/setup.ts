import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
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

/** Runs after the hook below. React renders once more when a part comes that the last test did not wait for, and throws where there is no window any more. */
afterAll(async () => {
  await vi.dynamicImportSettled()
  await new Promise<void>((resolve) => void setImmediate(resolve))
})

/** A toast goes by a timer of seconds, which must not outlive the document. */
afterAll(async () => {
  if (!document.querySelector('[aria-live][popover]')) return
  const { toast } = await import('react-hot-toast/headless')
  act(() => toast.remove())
})
