import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onReturn } from './on-return'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
})

function turn(to: 'hidden' | 'visible'): void {
  Object.assign(document, { hidden: to === 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it.each([
  [1000, 0],
  [MINUTE_MS, 1],
])('after %i ms out of sight acts %i times', (away, times) => {
  const act = vi.fn()
  onReturn(act)
  turn('hidden')
  vi.advanceTimersByTime(away)
  turn('visible')
  expect(act).toHaveBeenCalledTimes(times)
})

it('counts each absence by itself', () => {
  const act = vi.fn()
  onReturn(act)
  turn('hidden')
  vi.advanceTimersByTime(MINUTE_MS)
  turn('visible')
  vi.advanceTimersByTime(MINUTE_MS)
  turn('hidden')
  turn('visible')
  expect(act).toHaveBeenCalledOnce()
})

it('acts for a page that was opened out of sight and is looked at later', () => {
  const act = vi.fn()
  Object.assign(document, { hidden: true })
  onReturn(act)
  vi.advanceTimersByTime(MINUTE_MS)
  turn('visible')
  expect(act).toHaveBeenCalledOnce()
})

it('acts once for a page out of the browser’s own cache', () => {
  const act = vi.fn()
  onReturn(act)
  turn('hidden')
  vi.advanceTimersByTime(MINUTE_MS)
  show(true)
  turn('visible')
  expect(act).toHaveBeenCalledOnce()
})

it('does nothing when the page is shown for the first time', () => {
  const act = vi.fn()
  onReturn(act)
  show(false)
  expect(act).not.toHaveBeenCalled()
})
