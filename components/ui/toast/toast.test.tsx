import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastBody } from './toast-body'
import { ToastList } from './toast-list'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastList />)
})

afterEach(() => {
  act(() => toast.removeAll())
  cleanup()
  vi.useRealTimers()
})

function show() {
  act(() => void toast(<ToastBody kind="ok" title="Копирование" text="Артикул OC 90 скопирован" />))
  return screen.getByText('Копирование')
}

/** In steps, since an expired toast starts the timer of its removal only when that is drawn. */
function pass(ms: number) {
  for (let step = 0; step < ms; step += 100) act(() => void vi.advanceTimersByTime(100))
}

test('stands for three seconds with its coming and going, then leaves the page', () => {
  show()
  pass(3400)
  expect(screen.queryByText('Копирование')).not.toBeNull()
  pass(400)
  expect(screen.queryByText('Копирование')).toBeNull()
})

test('goes when it is clicked', () => {
  const words = show()
  act(() => words.click())
  pass(300)
  expect(screen.queryByText('Копирование')).toBeNull()
})

test('goes when its button is pressed', () => {
  show()
  act(() => screen.getByRole('button', { name: 'Закрыть уведомление' }).click())
  pass(300)
  expect(screen.queryByText('Копирование')).toBeNull()
})

test('does not hold up the next one when it is closed under the pointer', () => {
  const words = show()
  act(() => void fireEvent.pointerOver(words))
  act(() => words.click())
  pass(300)
  show()
  pass(3700)
  expect(screen.queryByText('Копирование')).toBeNull()
})

test('waits while it holds the focus', () => {
  show()
  act(() => screen.getByRole('button').focus())
  pass(10_000)
  expect(screen.queryByText('Копирование')).not.toBeNull()
  act(() => screen.getByRole('button').blur())
  pass(3700)
  expect(screen.queryByText('Копирование')).toBeNull()
})

test('keeps several apart', () => {
  show()
  act(() => void toast(<ToastBody kind="error" title="Ошибка" />))
  act(() => screen.getByText('Ошибка').click())
  pass(300)
  expect(screen.queryByText('Ошибка')).toBeNull()
  expect(within(document.body).getAllByRole('button')).toHaveLength(1)
})
