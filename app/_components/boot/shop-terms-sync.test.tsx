import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardTerms } from '@/features/product/components/offers/card-terms'
import { ShopPrice, ShopTerm } from '@/features/product/components/offers/shop-offer'
import type { ShopTerms } from '@/features/product/model/terms/shop-terms'
import { shopTermsBoard } from '@/features/product/model/terms/shop-terms-board'
import { CUSTOMER, GUEST, renderInShop } from '@/tests/render-in-shop'
import { ShopTermsSync } from './shop-terms-sync'

const fetchShopTerms = vi.hoisted(() => vi.fn())
vi.mock('@/features/product/api/fetch-shop-terms', () => ({ fetchShopTerms }))

const NOW = new Date('2026-11-20T12:00:00Z')
const part = { brand: 'Knecht', article: 'OC 90' }
const card = { ...part, price: 450, pastPrice: 500, quantity: 10, deliveryTime: 24 }

const page = (
  <>
    <ShopTermsSync />
    <p data-testid="card">
      <CardTerms product={card} now={NOW} />
    </p>
    <p data-testid="box">
      <ShopPrice part={part} value={450} past={500} large />
      <ShopTerm part={part} deliveryTime={24} now={NOW} long />
    </p>
  </>
)

const answering = (terms: Partial<ShopTerms>) =>
  fetchShopTerms.mockResolvedValue(
    new Map([['knecht/oc90', { price: 440, pastPrice: null, quantity: 2, deliveryTime: 0, ...terms }]]),
  )

beforeEach(() => void fetchShopTerms.mockReset())
afterEach(() => act(() => shopTermsBoard.choose(undefined)))

test('in the standard shop the page shows its own prices, and nobody is asked', async () => {
  renderInShop(page, { user: GUEST })
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
  expect(screen.getByTestId('card')).toHaveTextContent('450 ₽Прежняя цена 500 ₽Завтра, 10 шт.')
  expect(fetchShopTerms).not.toHaveBeenCalled()
})

test('in another shop price, term and stock are those of that shop', async () => {
  answering({})
  renderInShop(page, { user: { ...CUSTOMER, supplier: 12 } })
  await waitFor(() => expect(screen.getByTestId('card')).toHaveTextContent('440 ₽Сегодня, осталось 2 шт.'))
  expect(screen.getByTestId('box')).toHaveTextContent(/^440 ₽Сегодня/)
  expect(fetchShopTerms).toHaveBeenCalledExactlyOnceWith(12, [part], new Set([29, 8, 12]))
})

test('what is not there is sold out', async () => {
  answering({ price: null, quantity: 0 })
  renderInShop(page, { user: { ...CUSTOMER, supplier: 12 } })
  await waitFor(() => expect(screen.getByTestId('card')).toHaveTextContent(/^Нет в наличии$/))
})

test('back in the standard shop the prices are those of the page', async () => {
  answering({})
  const { stores } = renderInShop(page, { user: { ...GUEST, supplier: 12 } })
  await waitFor(() => expect(screen.getByTestId('card')).toHaveTextContent('440 ₽'))
  act(() => stores.user.setState({ supplier: 29 }))
  await waitFor(() => expect(screen.getByTestId('card')).toHaveTextContent('450 ₽'))
})

test('when the prices do not come the page keeps its own', async () => {
  fetchShopTerms.mockRejectedValue(new Error('offline'))
  renderInShop(page, { user: { ...CUSTOMER, supplier: 12 } })
  await waitFor(() => expect(fetchShopTerms).toHaveBeenCalledOnce())
  expect(screen.getByTestId('card')).toHaveTextContent('450 ₽')
})
