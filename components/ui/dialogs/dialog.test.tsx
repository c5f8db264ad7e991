import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { Dialog } from './dialog'

test('a named window whose heading takes the focus, anew with each screen', () => {
  const { rerender } = render(
    <Dialog open title="Вход" screen="login" onClose={vi.fn()}>
      <button type="button">Войти</button>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Вход' })).toHaveProperty('open', true)
  expect(screen.getByRole('heading', { name: 'Вход' })).toHaveFocus()
  screen.getByRole('button', { name: 'Войти' }).focus()
  rerender(
    <Dialog open title="Регистрация" screen="register" onClose={vi.fn()}>
      <p>Имя</p>
    </Dialog>,
  )
  expect(screen.getByRole('heading', { name: 'Регистрация' })).toHaveFocus()
})

test('with a mouse at hand its first field takes the focus instead', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(
    <Dialog open title="Вход" onClose={vi.fn()}>
      <input aria-label="Телефон" data-first-field />
    </Dialog>,
  )
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus()
})

test('closed it is in the page for no one', () => {
  render(
    <Dialog open={false} title="Вход" onClose={vi.fn()}>
      <p>Пусто</p>
    </Dialog>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closes by its button, by the browser and by a press beside it, not by one inside', async () => {
  const onClose = vi.fn()
  const { user } = render(
    <Dialog open title="Вход" onClose={onClose}>
      <p>Телефон</p>
    </Dialog>,
  )
  await user.click(screen.getByText('Телефон'))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(2)
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a selection dragged out of the window leaves it open', () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Вход" onClose={onClose}>
      <p>Телефон</p>
    </Dialog>,
  )
  fireEvent.pointerDown(screen.getByText('Телефон'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})
