import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import ElementsPage, { metadata } from './page'

test('the sheet of elements names each kind, and search engines leave it alone', () => {
  renderInShop(<ElementsPage />, { user: { ...CUSTOMER, isAdmin: true, isRoot: true } })
  expect(screen.getByRole('heading', { level: 1, name: 'Элементы интерфейса' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Рабочее место' })).toContainElement(
    screen.getByRole('link', { name: 'Заказы' }),
  )
  const kinds = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(kinds).toEqual(expect.arrayContaining(['Кнопки', 'Поля', 'Цены и оценки', 'Сообщения']))
  expect(screen.getByRole('button', { name: 'Недоступная' })).toBeDisabled()
  expect(metadata.robots).toBe('noindex, nofollow')
})
