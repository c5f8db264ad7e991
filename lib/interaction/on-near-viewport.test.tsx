import { expect, test, vi } from 'vitest'
import { watchedElement } from '@/tests/watched-element'
import { onNearViewport } from './on-near-viewport'

const { comesIntoView: comesNear } = watchedElement()

const move = () => window.dispatchEvent(new Event('pointermove'))

test.each([
  ['then somebody moves', () => (comesNear(true), move())],
  ['after somebody has moved', () => (move(), comesNear(true))],
])('acts once when the element is near and %s', (_when, happen) => {
  const act = vi.fn()
  onNearViewport(document.body, act)
  comesNear(false)
  expect(act).not.toHaveBeenCalled()
  happen()
  move()
  comesNear(true)
  expect(act).toHaveBeenCalledOnce()
})

test.each([
  ['nobody is there', () => comesNear(true)],
  ['it is far away', () => move()],
])('does nothing while %s', (_why, happen) => {
  const act = vi.fn()
  onNearViewport(document.body, act)
  happen()
  expect(act).not.toHaveBeenCalled()
})

test('does nothing once it is called off', () => {
  const act = vi.fn()
  onNearViewport(document.body, act)()
  comesNear(true)
  move()
  expect(act).not.toHaveBeenCalled()
})
