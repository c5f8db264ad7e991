import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { standInForBrowser } from './stand-in-for-browser'

standInForBrowser()

/** React reports wrong keys, bad nesting and missing `act` as errors of the console: a test must not leave any behind. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const reported = vi.mocked(console.error).mock?.calls ?? []
  expect(reported, 'console.error was called').toEqual([])
})
