import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePending } from './use-pending'

function open() {
  const { result } = renderHook(() => usePending())
  const begun: PromiseWithResolvers<void>[] = []
  const work = vi.fn(() => {
    const one = Promise.withResolvers<void>()
    begun.push(one)
    return one.promise
  })
  const isPending = () => result.current[0]
  const press = () => act(async () => void result.current[1](work).catch(() => undefined))
  return { isPending, press, work, begun }
}

it('a press while a write runs begins no other, and one after it does', async () => {
  const { isPending, press, work, begun } = open()
  await press()
  await press()
  expect([isPending(), work.mock.calls.length]).toEqual([true, 1])
  await act(async () => begun[0]?.resolve())
  expect(isPending()).toBe(false)
  await press()
  expect(work).toHaveBeenCalledTimes(2)
})

it('a write that fails leaves the way free', async () => {
  const { isPending, press, begun } = open()
  await press()
  await act(async () => begun[0]?.reject(new Error('refused')))
  expect(isPending()).toBe(false)
})
