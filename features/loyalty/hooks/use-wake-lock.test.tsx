import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock'

const release = vi.fn(async () => undefined)
const request = vi.fn(async () => ({ release }))

beforeEach(() => {
  release.mockClear()
  request.mockReset().mockImplementation(async () => ({ release }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
  return () => vi.unstubAllGlobals()
})

const settle = () => act(async () => undefined)

it('keeps the screen awake while it is wanted', async () => {
  const { rerender } = renderHook(({ isRequested }) => useWakeLock(isRequested), {
    initialProps: { isRequested: false },
  })
  expect(request).not.toHaveBeenCalled()
  rerender({ isRequested: true })
  await settle()
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  rerender({ isRequested: false })
  expect(release).toHaveBeenCalledOnce()
})

it('asks again when the page comes back, and not afterwards', async () => {
  const { unmount } = renderHook(() => useWakeLock(true))
  await settle()
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(request).toHaveBeenCalledTimes(2)
  unmount()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
})

it('takes the lock on a later visit to the page that was refused at first', async () => {
  request.mockRejectedValueOnce(new Error('the battery is low'))
  const { unmount } = renderHook(() => useWakeLock(true))
  await settle()
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledOnce()
})
