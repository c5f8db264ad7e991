import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { delegateClicks } from '@/framework/next/delegate-clicks'
import { earlyClicksScript } from './early-clicks-script'

const assign = vi.fn<(href: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { ...location, assign })
  assign.mockReset()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

new Function(earlyClicksScript())()

function draw(html: string): HTMLElement {
  document.body.innerHTML = html
  const element = document.body.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('Nothing was drawn')
  return element
}

test('a press that nobody heard shows that it was taken, and is done once when its button lives', () => {
  const button = draw('<button data-replay-click><b>В корзину</b></button>')
  button.querySelector('b')?.click()
  button.click()
  expect(button).toHaveAttribute('data-click-pending')
  expect(button).toHaveAttribute('aria-busy', 'true')

  const heard = vi.fn()
  button.addEventListener('click', heard)
  markHydrated(button)
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledOnce()
  expect(button).not.toHaveAttribute('data-click-pending')
  expect(button).not.toHaveAttribute('aria-busy')

  button.click()
  vi.runAllTimers()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(button).not.toHaveAttribute('data-click-pending')
})

test('what nobody pressed does nothing when it lives', () => {
  const button = draw('<button data-replay-click>В корзину</button>')
  const heard = vi.fn()
  button.addEventListener('click', heard)
  markHydrated(button)
  vi.runAllTimers()
  expect(heard).not.toHaveBeenCalled()
})

test('a button that has gone meanwhile is left alone', () => {
  const button = draw('<button data-replay-click>В корзину</button>')
  button.click()
  const heard = vi.fn()
  button.addEventListener('click', heard)
  markHydrated(button)
  button.remove()
  vi.runAllTimers()
  expect(heard).not.toHaveBeenCalled()
})

test('a kept link is not followed until it is known that nothing comes to life', () => {
  const link = draw('<a href="/picture.webp" data-replay-click>Фото</a>')
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(assign).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/picture.webp')
  expect(link).not.toHaveAttribute('data-click-pending')
})

test('a link for another tab is the browser’s', () => {
  const link = draw('<a href="/picture.webp" data-replay-click>Фото</a>')
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  link.addEventListener('click', (own) => own.stopPropagation())
  link.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(link).not.toHaveAttribute('data-click-pending')
})

test('what the document listens for is done when the one who listens is there, and later at once', () => {
  const button = draw('<button data-cookie-settings data-replay-click>Настройки cookie</button>')
  button.click()
  const take = vi.fn(() => true)
  const stop = delegateClicks('cookie-settings', '[data-cookie-settings]', take)
  vi.advanceTimersByTime(1)
  expect(take).toHaveBeenCalledOnce()
  button.click()
  expect(take).toHaveBeenCalledTimes(2)
  expect(button).not.toHaveAttribute('data-click-pending')
  stop()
})
