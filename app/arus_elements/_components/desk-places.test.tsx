import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { deskWaiting } from '@/features/desk/api/desk-waiting'
import { QueryProvider } from '@/lib/query/query-provider'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { DeskPlaces } from './desk-places'

vi.mock('@/features/desk/api/desk-waiting')

const FOR_STAFF = [
  'Заказы 3 ждут',
  'Покупатели',
  'Товары',
  'Отзывы',
  'Вопросы 120 ждут',
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
])('leads %s to the places that are open, and says what waits there', async (_who, rights, places) => {
  vi.mocked(deskWaiting).mockResolvedValue({ orders: 3, reviews: 0, questions: 120, inquiries: 0 })
  renderInShop(
    <QueryProvider>
      <DeskPlaces place={deskHrefs.orders} />
    </QueryProvider>,
    { user: { ...CUSTOMER, ...rights } },
  )
  await screen.findByText('99+')
  for (const name of places) expect(screen.getByRole('link', { name })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(places.length)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Заказы')
})
