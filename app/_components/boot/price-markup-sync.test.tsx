import { act, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { CardTerms } from '@/features/product/components/offers/card-terms'
import { ShopPrice } from '@/features/product/components/offers/shop-offer'
import { ShownPrice } from '@/features/product/components/offers/shown-price'
import { MarkupSwitch } from '@/features/profile/components/markup-switch'
import { HintRow } from '@/features/search/components/hint-row'
import { LowestPrice } from '@/features/search/components/lowest-price'
import { shownMarkup } from '@/stores/user/shown-markup'
import type { UserState } from '@/stores/user/user-state'
import { CUSTOMER, GUEST, renderInShop, TEST_SITE } from '@/tests/render-in-shop'
import { PriceMarkupSync } from './price-markup-sync'

const NOW = new Date('2026-11-20T12:00:00Z')
const COMPANY: UserState = { ...CUSTOMER, group: 'corporate', markup: 7.5 }
const part = { brand: 'Knecht', article: 'OC 90' }

const page = (
  <>
    <PriceMarkupSync />
    <MarkupSwitch />
    <p data-testid="card">
      <CardTerms
        product={{ ...part, price: 400, pastPrice: 500, quantity: 10, deliveryTime: 24 }}
        now={NOW}
      />
    </p>
    <p data-testid="own offer">
      <ShopPrice part={part} value={1000} past={null} />
    </p>
    <p data-testid="vendor’s offer">
      <ShownPrice value={99.99} />
    </p>
    <p data-testid="brand of a number">
      <LowestPrice value={200} />
    </p>
    <HintRow
      id="hint"
      option={{ kind: 'product', title: 'Фильтр', href: '/product/1', price: 200 }}
      isActive={false}
      onPick={() => undefined}
    />
  </>
)

type Prices = readonly (readonly [place: string, text: RegExp])[]

const WITH: Prices = [
  ['card', /^430 ₽Прежняя цена 537,50 ₽/],
  ['own offer', /^1 075 ₽$/],
  ['vendor’s offer', /^107,49 ₽$/],
  ['brand of a number', /^от 215 ₽$/],
]
const WITHOUT: Prices = [
  ['card', /^400 ₽Прежняя цена 500 ₽/],
  ['own offer', /^1 000 ₽$/],
  ['vendor’s offer', /^99,99 ₽$/],
  ['brand of a number', /^от 200 ₽$/],
]

function expectPrices(prices: Prices) {
  for (const [place, text] of prices) expect(screen.getByTestId(place)).toHaveTextContent(text)
}

const theSwitch = () => screen.queryByRole('switch', { name: /^С наценкой 7,5\s%$/ })

beforeEach(() => {
  localStorage.clear()
  shownMarkup.setState(shownMarkup.getInitialState(), true)
})

test('a company sees its markup on prices of catalogue, product and search, or takes it off and keeps it off', async () => {
  const { user, unmount } = renderInShop(page, { user: COMPANY })
  expectPrices(WITH)
  expect(screen.getByRole('option')).toHaveTextContent('215 ₽')
  expect(theSwitch()).toBeChecked()

  await user.click(screen.getByRole('switch'))
  expectPrices(WITHOUT)
  expect(screen.getByRole('option')).toHaveTextContent('200 ₽')
  expect(theSwitch()).not.toBeChecked()

  unmount()
  shownMarkup.setState(shownMarkup.getInitialState(), true)
  const again = renderInShop(page, { user: COMPANY })
  expectPrices(WITHOUT)
  await again.user.click(screen.getByRole('switch'))
  expectPrices(WITH)
})

test.each([
  ['a guest', GUEST, true],
  ['a retail customer', { ...CUSTOMER, markup: 7.5 }, true],
  ['a company without a markup', { ...COMPANY, markup: 0 }, true],
  ['a company where the site shows no markups', COMPANY, false],
])('%s sees prices as they are, and no switch', (_who, user, isMarkup) => {
  renderInShop(page, { user, site: { ...TEST_SITE, isMarkup } })
  expectPrices(WITHOUT)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('on the next page prices wait for nobody, and a page whose visitor has signed out forgets the markup', async () => {
  localStorage.setItem('markup', '7.5')
  const { stores } = renderInShop(page, { user: { ...GUEST, status: 'unknown' } })
  expectPrices(WITH)

  act(() => stores.user.setState(GUEST, true))
  expectPrices(WITHOUT)
  expect(localStorage.getItem('markup')).toBeNull()
})

test('a price of the page itself is held back, and one that is alive is not', () => {
  const { container } = renderInShop(page, { user: COMPANY })
  expect(container.querySelector('[data-held]')).toBeNull()
  expect(renderToStaticMarkup(<ShownPrice value={100} />)).toContain('data-held')
  expect(renderToStaticMarkup(<LowestPrice value={100} />)).toContain('data-held')
})

test('the choice of another tab holds here too', async () => {
  renderInShop(page, { user: COMPANY })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'markup-off', newValue: '1' })))
  await waitFor(() => expectPrices(WITHOUT))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'markup-off', newValue: null })))
  await waitFor(() => expectPrices(WITH))
})
