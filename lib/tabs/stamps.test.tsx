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
  ['while the page was on its way', -50, 1],
  ['before it was asked for', -5000, 0],
  ['by a clock that has been set back since', 60_000, 0],
])('a stamp made %s', (_, agoMs, times) => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  localStorage.setItem('loginAt', String(Date.now() + agoMs))
  const listener = vi.fn()
  onStamp(listener)()
  onStamp(listener)()
  expect(listener).toHaveBeenCalledTimes(times)
})

test('a page that comes back from the cache of the browser hears what it missed, once', () => {
  const listener = vi.fn()
  const stop = onStamp(listener)
  const comeBack = (persisted: boolean) =>
    void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  comeBack(true)
  localStorage.setItem('logoutAt', '5')
  localStorage.setItem('loginAt', '6')
  comeBack(false)
  expect(listener).not.toHaveBeenCalled()
  comeBack(true)
  comeBack(true)
  stop()
  expect(listener.mock.calls).toEqual([['login'], ['logout']])
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
  onStamp(listener)()
  expect(listener).not.toHaveBeenCalled()
  expect(localStorage.getItem('loginAt')).toMatch(/^\d+$/)
})

test('without storage a stamp is no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError')
  })
  expect(() => stamp('logout')).not.toThrow()
})
