import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { clearCart } from '@/stores/cart/cart-store'
import { cartLineOf } from '@/stores/cart/testing'
import type { CartLine } from '@/stores/cart/cart-line'
import { cartStores, renderWithStores, SHOPPER } from '../testing'
import { CartScreen } from './cart-screen'

const filter = cartLineOf({
  productId: '1',
  quantity: 2,
  price: 450,
  oldPrice: 500,
  bonuses: 27,
  supplier: 'Арус на Южной',
  ownWarehouse: true,
})
const pads = cartLineOf({
  productId: '2',
  brand: 'TRW',
  article: 'GDB1330',
  title: 'Колодки тормозные',
  price: 3200,
  supplierId: 501,
  supplier: 'Партнёр 112',
  deliveryTime: 24,
})
const postponed = cartLineOf({
  productId: '3',
  brand: 'NGK',
  article: 'BKR6E',
  title: 'Свеча зажигания',
  isInOrder: false,
  price: 250,
})

function show(lines: readonly CartLine[] = [filter, pads, postponed], who = SHOPPER) {
  const cart = cartStores({ lines, who })
  return {
    ...cart,
    ...renderWithStores(
      <QueryProvider>
        <CartScreen />
      </QueryProvider>,
      cart.stores,
    ),
  }
}

const lineOf = (name: RegExp) => {
  const line = screen.getByRole('link', { name }).closest('li')
  if (!line) throw new Error(`no line of ${name}`)
  return within(line)
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the window of an upload stays open when the file has filled the empty cart', async () => {
  const { user, put } = show([])
  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }))
  const title = { name: 'Загрузка из файла' }
  const window = await screen.findByRole('dialog', title, { timeout: 4000 })
  act(() => put([filter]))
  expect(screen.getByRole('region', { name: /В заказе/, hidden: true })).toBeInTheDocument()
  expect(screen.getByRole('dialog', title)).toBe(window)
})

test('shows what is in the order, what is postponed, and the sum of the first alone', () => {
  show()
  const inOrder = screen.getByRole('region', { name: /В заказе/ })
  expect(within(inOrder).getAllByRole('listitem')).toHaveLength(2)
  expect(within(screen.getByRole('region', { name: /Отложено/ })).getAllByRole('listitem')).toHaveLength(1)
  const totals = within(screen.getByRole('complementary', { name: 'Итого' }))
  expect(totals.getByText('2 товара, 3 шт.')).toBeVisible()
  expect(totals.getAllByText('4 100 ₽', { exact: false })).not.toHaveLength(0)
  expect(totals.getByText('100 ₽')).toBeVisible()
  expect(totals.getByText('+27 А₽')).toBeVisible()
  expect(totals.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/account/order')
})

test('names seller and term of a line', () => {
  show()
  expect(lineOf(/OC 90/).getByText('Свой склад, Арус на Южной')).toBeVisible()
  expect(lineOf(/GDB1330/).getByText('Партнёр 112')).toBeVisible()
  expect(lineOf(/GDB1330/).getByText(/^Завтра, /)).toBeVisible()
})

test('changes a quantity', async () => {
  const { user, cartActions } = show()
  await user.click(lineOf(/OC 90/).getByRole('button', { name: 'Увеличить' }))
  expect(cartActions.change).toHaveBeenCalledWith('1', { quantity: 3 })
})

test.each([
  [/OC 90/, /^Отложить/, '1', false],
  [/BKR6E/, /^В заказ/, '3', true],
])('moves a line between the order and the postponed', async (line, button, id, isInOrder) => {
  const { user, cartActions } = show()
  await user.click(lineOf(line).getByRole('button', { name: button }))
  expect(cartActions.change).toHaveBeenCalledWith(id, { isInOrder })
})

test('names what the order waits for, and postpones it with one press', async () => {
  const far = cartLineOf({ productId: '4', brand: 'Sachs', article: '311404', deliveryTime: 240 })
  const { user, cartActions, put } = show([filter, pads, far])
  const notice = within(screen.getByText(/дольше всех едет/))
  expect(notice.getByText('311404')).toHaveClass('no-break')
  await user.click(screen.getByRole('button', { name: 'Отложить 1 товар' }))
  expect(cartActions.change.mock.calls).toEqual([['4', { isInOrder: false }]])
  act(() => put([filter, pads, { ...far, isInOrder: false }]))
  expect(screen.queryByText(/дольше всех едет/)).toBeNull()
})

test('removes a line and puts it back', async () => {
  const { user, cartActions, emit } = show()
  await user.click(lineOf(/GDB1330/).getByRole('button', { name: /^Удалить/ }))
  expect(cartActions.remove).toHaveBeenCalledWith(['2'])
  act(() => emit({ kind: 'removed', lines: [pads] }))
  expect(screen.getByText('Удалено: TRW GDB1330')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(cartActions.restore).toHaveBeenCalledWith([pads])
  expect(screen.queryByText('Удалено: TRW GDB1330')).toBeNull()
})

test('offers the way back even when the last line is gone', () => {
  const { emit, put } = show([pads])
  act(() => {
    emit({ kind: 'removed', lines: [pads] })
    put([])
  })
  expect(screen.getByText('В корзине пока пусто')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Вернуть' })).toBeVisible()
})

test('does one thing to all that is ticked', async () => {
  const { user, cartActions } = show()
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все' }))
  const group = within(screen.getByRole('group', { name: 'С выбранными' }))
  await user.click(group.getByRole('button', { name: 'Отложить' }))
  expect(cartActions.change.mock.calls).toEqual([
    ['1', { isInOrder: false }],
    ['2', { isInOrder: false }],
  ])
  await user.click(group.getByRole('button', { name: 'Удалить' }))
  expect(cartActions.remove).toHaveBeenCalledWith(['1', '2', '3'])
})

test('says what is gone and what is short, and mends the latter', async () => {
  const { user, cartActions } = show([
    { ...filter, maxQuantity: 1 },
    { ...pads, price: null, maxQuantity: 0 },
  ])
  expect(lineOf(/GDB1330/).getByText(/Нет в наличии/)).toBeVisible()
  expect(lineOf(/GDB1330/).getByRole('link', { name: 'Подобрать замену' })).toBeVisible()
  expect(lineOf(/GDB1330/).queryByRole('button', { name: 'Увеличить' })).toBeNull()
  await user.click(lineOf(/OC 90/).getByRole('button', { name: 'Оставить 1' }))
  expect(cartActions.change).toHaveBeenCalledWith('1', { quantity: 1 })
})

test('tells of prices that changed since the last look, until that is taken note of', async () => {
  show().unmount()
  const { user, unmount } = show([{ ...filter, price: 480 }, pads])
  expect(lineOf(/OC 90/).getByText('Цена выросла: было 450 ₽')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.queryByText(/Цена выросла/)).toBeNull()
  unmount()
  show([{ ...filter, price: 480 }, pads])
  expect(screen.queryByText(/Цена выросла/)).toBeNull()
})

test('shows a company its markup and no bonuses', () => {
  show([{ ...filter, markup: 7.5 }], { ...SHOPPER, group: 'corporate' })
  expect(lineOf(/OC 90/).getByText('с наценкой 7,5 %: 967,50 ₽')).toBeVisible()
  expect(screen.getByText('С вашей наценкой')).toBeVisible()
  expect(screen.queryByText(/А₽/)).toBeNull()
})

test('has no way on without anything in the order', () => {
  show([postponed])
  expect(screen.queryByRole('link', { name: 'Оформить заказ' })).toBeNull()
  expect(screen.getByText(/Верните в заказ/)).toBeVisible()
})

test('offers another try when the cart could not be read', async () => {
  const { user, cartActions, stores } = show()
  act(() => clearCart(stores.cart, 'failed'))
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(cartActions.read).toHaveBeenCalled()
})

test('draws the changed line of a long cart alone', () => {
  const drawn: string[] = []
  const lines = Array.from({ length: 500 }, (_, at) =>
    cartLineOf({ productId: String(at), article: `OC ${at}` }),
  )
  const cart = cartStores({ lines })
  const bookmarkFor = ({ productId }: CartLine) => {
    drawn.push(productId)
    return null
  }
  renderWithStores(
    <QueryProvider>
      <CartScreen bookmarkFor={bookmarkFor} />
    </QueryProvider>,
    cart.stores,
  )
  drawn.length = 0
  act(() => cart.put(lines.map((line, at) => (at === 250 ? { ...line, quantity: 5 } : line))))
  expect(drawn).toEqual(['250'])
})
