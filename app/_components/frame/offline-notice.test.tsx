// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineNotice } from './offline-notice'

afterEach(() => vi.restoreAllMocks())

function turn(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

test('speaks while there is no connection, in a region that was there before', () => {
  render(<OfflineNotice />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  turn(false)
  expect(region).toHaveTextContent('Нет интернета')
  turn(true)
  expect(region).toBeEmptyDOMElement()
})

test('says what becomes of what was pressed meanwhile', () => {
  render(<OfflineNotice />)
  turn(false)
  expect(screen.getByText('Продолжим, как только он вернётся.')).toBeInTheDocument()
})

test('speaks on a page that was opened without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineNotice />)
  expect(screen.getByRole('status')).toHaveTextContent('Нет интернета')
})
