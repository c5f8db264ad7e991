import { beforeEach, expect, test, vi } from 'vitest'
import { checkVersion, keepVersion } from './app-version'

beforeEach(() => localStorage.clear())

test('a first visit is remembered and is no news', () => {
  expect(checkVersion('2.0')).toBe('first')
  expect(localStorage.getItem('appVer')).toBe('2.0')
  expect(checkVersion('2.0')).toBe('same')
})

test('another version is news until it is kept', () => {
  localStorage.setItem('appVer', '1.0')
  expect([checkVersion('2.0'), checkVersion('2.0')]).toEqual(['other', 'other'])
  keepVersion('2.0')
  expect(checkVersion('2.0')).toBe('same')
})

test('a browser that keeps nothing is never told', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(checkVersion('2.0')).toBe('first')
})
