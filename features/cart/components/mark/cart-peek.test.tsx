import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { cartLineOf } from '@/stores/cart/testing'
import { cartStores, renderWithStores } from '../../testing'
import { CartPeek } from './cart-peek'

const lines = Array.from({ length: 7 }, (_, at) =>
  cartLineOf({ productId: String(at), article: `OC 9${at}`, price: 100, quantity: 2 }),
)

function show(held = lines) {
  const { stores } = cartStores({ lines: held })
  return renderWithStores(
    <CartPeek>
      <a href={hrefs.cart}>1 400 ₽, в корзину</a>
    </CartPeek>,
    stores,
  )
}

const LONGER_THAN_A_STAY_MS = 500

const link = () => screen.getByRole('link', { name: /в корзину/ })

test('shows the latest lines and the sum under the mouse, until it leaves', async () => {
  const { user } = show()
  await user.hover(link())
  const peek = within(await screen.findByRole('region', { name: 'В корзине' }))
  expect(peek.getAllByRole('listitem')).toHaveLength(5)
  expect(peek.getByText('И ещё 2 товара')).toBeVisible()
  expect(peek.getByText('1 400 ₽')).toBeVisible()
  await user.unhover(link())
  await user.hover(link())
  expect(screen.getByRole('region', { name: 'В корзине' })).toBeVisible()
  await user.unhover(link())
  await waitFor(() => expect(screen.queryByRole('region', { name: 'В корзине' })).toBeNull())
})

test('stays away when the mouse only crosses on its way elsewhere', async () => {
  const { user } = show()
  await user.hover(link())
  await user.unhover(link())
  await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_STAY_MS))
  expect(screen.queryByRole('region', { name: 'В корзине' })).toBeNull()
})

test('is put away with Escape', async () => {
  const { user } = show()
  await user.hover(link())
  await screen.findByRole('region', { name: 'В корзине' })
  fireEvent.keyDown(link(), { key: 'Escape' })
  expect(screen.queryByRole('region', { name: 'В корзине' })).toBeNull()
})

test('shows nothing of an empty cart', async () => {
  const { user } = show([])
  await user.hover(link())
  expect(screen.queryByRole('region', { name: 'В корзине' })).toBeNull()
})
