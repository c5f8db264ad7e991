import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cartLineOf } from '@/stores/cart/testing'
import { cartStores, ITEM, renderWithStores, SHOPPER } from '../testing'
import { AddToCart } from './add-to-cart'

const { push } = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

afterEach(() => {
  push.mockClear()
})

const held = cartLineOf({ productId: '1', quantity: 2, ownWarehouse: true })

function show(options?: Parameters<typeof cartStores>[0]) {
  const cart = cartStores(options)
  return { ...cart, ...renderWithStores(<AddToCart item={ITEM} />, cart.stores) }
}

// What a press does is loaded with its first use.
await import('../model/buy')

test('puts the goods into the cart', async () => {
  const { user, cartActions } = show()
  await user.click(screen.getByRole('button', { name: `В корзину, ${ITEM.brand} ${ITEM.article}` }))
  expect(cartActions.add).toHaveBeenCalledWith([ITEM])
})

test('sends a shopper without a confirmed phone to the profile and adds nothing', async () => {
  const { user, cartActions } = show({ who: { ...SHOPPER, isPhoneConfirmed: false } })
  await user.click(screen.getByRole('button', { name: `В корзину, ${ITEM.brand} ${ITEM.article}` }))
  expect(push).toHaveBeenCalledWith('/account/profile')
  expect(cartActions.add).not.toHaveBeenCalled()
})

test('asks a guest to sign in, and adds what was pressed after that', async () => {
  const { user, cartActions, stores } = show({ who: { isAuthorized: false } })
  await user.click(screen.getByRole('button', { name: `В корзину, ${ITEM.brand} ${ITEM.article}` }))
  const { isOpen, afterwards } = stores.signIn.getState()
  expect(isOpen).toBe(true)
  expect(cartActions.add).not.toHaveBeenCalled()
  stores.user.setState({ ...stores.user.getState(), status: 'user', isPhoneConfirmed: true })
  await afterwards?.()
  expect(cartActions.add).toHaveBeenCalledWith([ITEM])
  expect(push).not.toHaveBeenCalled()
})

test('sends a guest who signs in with an unconfirmed phone to the profile', async () => {
  const { user, cartActions, stores } = show({ who: { isAuthorized: false } })
  await user.click(screen.getByRole('button', { name: `В корзину, ${ITEM.brand} ${ITEM.article}` }))
  stores.user.setState({ ...stores.user.getState(), status: 'user', isPhoneConfirmed: false })
  await stores.signIn.getState().afterwards?.()
  expect(push).toHaveBeenCalledWith('/account/profile')
  expect(cartActions.add).not.toHaveBeenCalled()
})

test('is a stepper while the goods are in the cart, whichever shop holds them', async () => {
  const { user, cartActions, put } = show({ lines: [{ ...held, supplierId: 8 }] })
  const input = await screen.findByRole('textbox', { name: 'Количество' })
  expect(input).toHaveValue('2')
  await user.click(screen.getByRole('button', { name: 'Увеличить' }))
  expect(cartActions.change).toHaveBeenCalledWith('1', { quantity: 3, isInOrder: true })
  act(() => put([]))
  expect(screen.getByRole('button', { name: `В корзину, ${ITEM.brand} ${ITEM.article}` })).toBeVisible()
})

test('takes the focus in the place of its pressed button, and leaves it where a page opens with what is in the cart', async () => {
  const { user, put } = show()
  await user.click(screen.getByRole('button', { name: `В корзину, ${ITEM.brand} ${ITEM.article}` }))
  act(() => put([held]))
  expect(await screen.findByRole('button', { name: 'Увеличить' })).toHaveFocus()
  cleanup()

  show({ lines: [held] })
  await screen.findByRole('button', { name: 'Увеличить' })
  expect(document.body).toHaveFocus()
})

test('takes the last piece out', async () => {
  const { user, cartActions } = show({ lines: [{ ...held, quantity: 1 }] })
  await user.click(await screen.findByRole('button', { name: 'Убрать из корзины' }))
  expect(cartActions.remove).toHaveBeenCalledWith(['1'])
})

test('the same part of a vendor is another thing', () => {
  show({ lines: [{ ...held, supplierId: 501, ownWarehouse: false }] })
  expect(screen.getByRole('button', { name: `В корзину, ${ITEM.brand} ${ITEM.article}` })).toBeVisible()
})
