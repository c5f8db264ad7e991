import { expect, test, vi } from 'vitest'
import { afterPointerRelease, watchPointer } from './after-pointer-release'

const fire = (type: string) => document.dispatchEvent(new Event(type))

test('what is done in a press waits until its click is over', async () => {
  vi.useFakeTimers()
  const stop = watchPointer()
  const done: string[] = []
  document.addEventListener('click', () => done.push('click'), { once: true })
  afterPointerRelease(() => done.push('before'))
  fire('pointerdown')
  afterPointerRelease(() => done.push('waited'))
  fire('pointerup')
  fire('click')
  expect(done).toEqual(['before', 'click'])
  vi.runAllTimers()
  expect(done).toEqual(['before', 'click', 'waited'])
  stop()
  vi.useRealTimers()
})

test('the mouse events that follow a touch are one press with it', () => {
  vi.useFakeTimers()
  const stop = watchPointer()
  const action = vi.fn()
  fire('pointerdown')
  fire('pointerup')
  fire('mousedown')
  vi.runAllTimers()
  afterPointerRelease(action)
  expect(action).not.toHaveBeenCalled()
  fire('mouseup')
  vi.runAllTimers()
  expect(action).toHaveBeenCalledOnce()
  stop()
  vi.useRealTimers()
})

test('a watch that ends keeps nothing back', () => {
  const stop = watchPointer()
  fire('pointerdown')
  const action = vi.fn()
  afterPointerRelease(action)
  stop()
  expect(action).toHaveBeenCalledOnce()
})

test('another watch goes on when one ends', () => {
  vi.useFakeTimers()
  const [first, second] = [watchPointer(), watchPointer()]
  fire('pointerdown')
  first()
  const action = vi.fn()
  afterPointerRelease(action)
  expect(action).not.toHaveBeenCalled()
  second()
  expect(action).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
