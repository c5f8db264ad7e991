import { beforeEach, expect, test, vi } from 'vitest'
import { onStamp, stamp } from './stamps'

beforeEach(() => localStorage.clear())

function fromOtherTab(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

test('a stamp of another tab is heard once', () => {
  const listener = vi.fn()
  const stop = onStamp(listener)
  fromOtherTab('loginAt', '1')
  fromOtherTab('loginAt', '1')
  fromOtherTab('logoutAt', '2')
  stop()
  fromOtherTab('loginAt', '3')
  expect(listener.mock.calls).toEqual([['login'], ['logout']])
})

test('a stamp that was there before is no news', () => {
  localStorage.setItem('loginAt', '1')
  const listener = vi.fn()
  const stop = onStamp(listener)
  fromOtherTab('loginAt', '1')
  stop()
  expect(listener).not.toHaveBeenCalled()
})

test.each([
  ['other', '1'],
  ['loginAt', null],
  [null, null],
])('the key %s with %s is nothing', (key, value) => {
  const listener = vi.fn()
  const stop = onStamp(listener)
  fromOtherTab(key, value)
  stop()
  expect(listener).not.toHaveBeenCalled()
})

test('the tab that stamps hears nothing of it', () => {
  const listener = vi.fn()
  const stop = onStamp(listener)
  stamp('login')
  stop()
  expect(listener).not.toHaveBeenCalled()
  expect(localStorage.getItem('loginAt')).toMatch(/^\d+$/)
})

test('without storage a stamp is no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError')
  })
  expect(() => stamp('logout')).not.toThrow()
})
