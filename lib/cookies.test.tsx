import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { dropCookie, readCookie, writeCookie, writeVisitCookie } from './cookies'

const YEAR_S = 31_536_000
let written: MockInstance<(line: string) => void>

beforeEach(() => {
  written = vi.spyOn(document, 'cookie', 'set')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  dropCookie('store')
})

test.each([
  ['for a year', writeCookie, `store=8; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`],
  ['until the browser is closed', writeVisitCookie, 'store=8; Path=/; SameSite=Lax'],
])('a value is kept %s, on every page and for no other site', (_, write, line) => {
  write('store', '8')
  expect(written).toHaveBeenLastCalledWith(line)
  expect(readCookie('store')).toBe('8')
})

test('behind https it is sent over nothing else', () => {
  vi.stubGlobal('location', { ...location, protocol: 'https:' })
  writeCookie('store', '8')
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/; SameSite=Lax; Secure$/))
})

test('signs that end a cookie are kept, and what is dropped is gone', () => {
  writeCookie('store', 'а; b=1')
  expect(readCookie('store')).toBe('а; b=1')
  dropCookie('store')
  expect(readCookie('store')).toBeUndefined()
})
