import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { DeskPlaces } from './desk-places'

const FOR_STAFF = [
  'Заказы',
  'Покупатели',
  'Товары',
  'Отзывы',
  'Вопросы',
  'Обращения',
  'Доставка',
  'Оплата',
  'Поставщики',
  'Отчёты',
  'Популярное',
]

it.each([
  ['an administrator', { isAdmin: true, isRoot: true }, [...FOR_STAFF, 'Наценки', 'Коды']],
  ['a manager', { isAdmin: false, isRoot: true }, FOR_STAFF],
])('leads %s to the places that are open', (_who, rights, places) => {
  renderInShop(<DeskPlaces place={deskHrefs.orders} />, { user: { ...CUSTOMER, ...rights } })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(places)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Заказы')
})
