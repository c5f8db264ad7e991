import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '@/tests/render'
import ElementsPage, { metadata } from './page'

test('the sheet of elements names each kind, and search engines leave it alone', () => {
  render(<ElementsPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Элементы интерфейса' })).toBeVisible()
  const kinds = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(kinds).toEqual(expect.arrayContaining(['Кнопки', 'Поля', 'Цены и оценки', 'Сообщения']))
  expect(screen.getByRole('button', { name: 'Недоступная' })).toBeDisabled()
  expect(metadata.robots).toBe('noindex, nofollow')
})
