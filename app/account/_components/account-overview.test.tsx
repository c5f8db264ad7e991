import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CARD, clubServer } from '@/features/loyalty/testing'
import { findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { listUnreviewedProducts } from '@/lib/gateway/contracts/site/reviews'
import { ORDER } from '@/features/orders/testing'
import { listArchivedOrders, listOrders } from '@/lib/gateway/contracts/orders/orders'
import { QueryProvider } from '@/lib/query/query-provider'
import { answering } from '@/tests/msw/faults'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { AccountOverview } from './account-overview'

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

const server = clubServer()

function pageOf(total: number) {
  return { page: 1, limit: 20, total, pages: 1 }
}

test('sections say what they hold now, and empty ones what they are for', async () => {
  server.use(
    answering(listOrders, { orders: [], pagination: pageOf(2) }),
    answering(listUnreviewedProducts, { products: [], pagination: pageOf(0) }),
    answering(findBonusCard, CARD),
  )
  renderInShop(
    <QueryProvider>
      <AccountOverview />
    </QueryProvider>,
    { user: CUSTOMER },
  )
  expect(screen.getByRole('link', { name: /^Заказы/ })).toHaveTextContent('Статусы, документы')
  expect(await screen.findByText('2 открытых заказа')).toBeVisible()
  expect(await screen.findByText('1 240 А₽ на карте')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Отзывы/ })).toHaveTextContent('О чём можно рассказать')
  expect(screen.getByRole('link', { name: /^Корзина/ })).toHaveTextContent('Что выбрано')
})

test('a company sees what it owes on the tile of its balance', async () => {
  const owed = { ...ORDER, totalPrice: 7245, isBillable: true }
  server.use(
    answering(listOrders, { orders: [], pagination: pageOf(0) }),
    answering(listArchivedOrders, { orders: [owed], pagination: pageOf(1) }),
    answering(listUnreviewedProducts, { products: [], pagination: pageOf(0) }),
  )
  renderInShop(
    <QueryProvider>
      <AccountOverview />
    </QueryProvider>,
    { user: { ...CUSTOMER, group: 'corporate' } },
  )
  expect(await screen.findByText('К оплате 7 245 ₽')).toBeVisible()
})
