import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Gallery } from './gallery'

const pictures = ['photos/a.png', 'photos/b.png', 'photos/c.png']

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

test('is one picture and links to all of them before scripts run', () => {
  document.body.innerHTML = renderToString(<Gallery pictures={pictures} alt="Фильтр" />)
  expect(screen.getAllByRole('img', { name: /Фильтр/ })).toHaveLength(1)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links).toHaveLength(4)
  expect(links.every((link) => link.href.includes('size-2000x2000'))).toBe(true)
  document.body.innerHTML = ''
})

test('turns with the arrows of the keyboard and stops at the ends', async () => {
  const user = userEvent.setup()
  render(<Gallery pictures={pictures} alt="Фильтр" />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText(/1 \/ 3/)).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByText(/3 \/ 3/)).toBeTruthy()
})

test('turns with its buttons and its small pictures', async () => {
  const user = userEvent.setup()
  render(<Gallery pictures={pictures} alt="Фильтр" />)
  await user.click(screen.getByRole('button', { name: 'Следующее фото' }))
  expect(screen.getByRole('link', { name: 'Фото 2' }).getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Фото 3' }))
  expect(screen.getByText(/3 \/ 3/)).toBeTruthy()
})

test('its buttons keep the focus at both ends', async () => {
  const user = userEvent.setup()
  render(<Gallery pictures={pictures} alt="Фильтр" />)
  for (const [name, end] of [
    ['Следующее фото', '3 / 3'],
    ['Предыдущее фото', '1 / 3'],
  ] as const) {
    const button = screen.getByRole('button', { name })
    button.focus()
    await user.keyboard('{Enter}{Enter}{Enter}')
    expect(screen.getByText(new RegExp(end))).toBeTruthy()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
  }
})

test('the keyboard goes along with the picture that it turns', async () => {
  const user = userEvent.setup()
  render(<Gallery pictures={pictures} alt="Фильтр" />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Фото 2 на весь экран' })).toHaveFocus()
})

test('opens on the whole screen, and comes back to the picture seen last', async () => {
  const user = userEvent.setup()
  render(<Gallery pictures={pictures} alt="Фильтр" />)
  await user.click(screen.getByRole('link', { name: 'Фото 1 на весь экран' }))
  const dialog = await screen.findByRole('dialog', { name: 'Фильтр: фотографии' })
  await user.keyboard('{ArrowRight}')
  await user.click(within(dialog).getByRole('button', { name: 'Фото 2' }))
  expect(within(dialog).getByText(/2 \/ 3/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/2 \/ 3/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Фото 2 на весь экран' })).toHaveFocus()
})

test('zooms by the first two fingers, which come before its gestures are loaded', async () => {
  render(<Gallery pictures={pictures} alt="Фильтр" />)
  const picture = screen.getByRole('img', { name: /Фильтр/ })
  const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, pointerType: 'touch' })
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Фотографии' }))
  fireEvent.pointerDown(picture, finger(1, 100))
  fireEvent.pointerDown(picture, finger(2, 200))
  await waitFor(() => {
    fireEvent.pointerMove(picture, finger(2, 300))
    expect(picture.closest('[data-zoomed]')).toHaveStyle({ '--scale': '2' })
  })
})

test('shows that there is no picture', () => {
  render(<Gallery pictures={[]} alt="Фильтр" />)
  expect(screen.getByRole('img', { name: 'Фотографии пока нет' })).toBeTruthy()
})
