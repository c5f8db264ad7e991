import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { BelowFold, markPress } from './below-fold'

const page = (
  <BelowFold>
    <p>Отзывы</p>
  </BelowFold>
)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  markPress(false)
  vi.useRealTimers()
})

test('a document, and a page that back leads to, are whole at once', () => {
  render(page)
  expect(screen.getByText('Отзывы')).toBeInTheDocument()
})

test('a page that a press led to gets the rest after its first view', () => {
  markPress(true)
  render(page)
  expect(screen.queryByText('Отзывы')).toBeNull()

  markPress(false)
  act(() => void vi.runAllTimers())
  expect(screen.getByText('Отзывы')).toBeInTheDocument()
})
