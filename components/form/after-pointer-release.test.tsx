import { expect, test, vi } from 'vitest'
import { afterPress, watchPresses } from './after-press'

const fire = (type: string) => document.dispatchEvent(new Event(type))

test('what is done in a press waits until its click is over', async () => {
  vi.useFakeTimers()
  const stop = watchPresses()
  const done: string[] = []
  document.addEventListener('click', () => done.push('click'), { once: true })
  afterPress(() => done.push('before'))
  fire('pointerdown')
  afterPress(() => done.push('waited'))
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
  const stop = watchPresses()
  const action = vi.fn()
  fire('pointerdown')
  fire('pointerup')
  fire('mousedown')
  vi.runAllTimers()
  afterPress(action)
  expect(action).not.toHaveBeenCalled()
  fire('mouseup')
  vi.runAllTimers()
  expect(action).toHaveBeenCalledOnce()
  stop()
  vi.useRealTimers()
})

test('a watch that ends keeps nothing back', () => {
  const stop = watchPresses()
  fire('pointerdown')
  const action = vi.fn()
  afterPress(action)
  stop()
  expect(action).toHaveBeenCalledOnce()
})

test('another watch goes on when one ends', () => {
  vi.useFakeTimers()
  const [first, second] = [watchPresses(), watchPresses()]
  fire('pointerdown')
  first()
  const action = vi.fn()
  afterPress(action)
  expect(action).not.toHaveBeenCalled()
  second()
  expect(action).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
