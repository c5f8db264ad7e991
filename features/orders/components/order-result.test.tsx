import { act, screen, waitFor, within } from '@testing-library/react'
import { encode } from 'uqr'
import { describe, expect, it, vi } from 'vitest'
import { changeOrderPayment, payOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'
import { cartLineOf } from '@/stores/cart/testing'
import { answering } from '@/tests/msw/faults'
import { WIRE_ORDER } from '../testing'
import { OrderResult } from './order-result'
import { PayButton } from './pay-button'
import { open, recording, orderServer } from './screens-testing'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const server = orderServer()

describe('paying', () => {
  it('leads to the bank, once', async () => {
    const bodies: unknown[] = []
    const leave = vi.fn()
    server.use(
      recording(payOrder, { orderNumber: '1000001', isPaid: false, paymentUrl: '/gw/demo-bank/abc' }, bodies),
    )
    const { user } = open(<PayButton orderNumber="1000001" leave={leave} />)
    await user.dblClick(screen.getByRole('button', { name: 'Оплатить' }))
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/gw/demo-bank/abc'))
    expect(bodies).toHaveLength(1)
  })

  it('can be tried again after the way back from the bank', async () => {
    const leave = vi.fn()
    server.use(
      answering(payOrder, { orderNumber: '1000001', isPaid: false, paymentUrl: '/gw/demo-bank/abc' }),
    )
    const { user } = open(<PayButton orderNumber="1000001" leave={leave} />)
    await user.click(screen.getByRole('button', { name: 'Оплатить' }))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(screen.getByRole('button', { name: 'Открываем оплату…' })).toBeVisible()
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await user.click(await screen.findByRole('button', { name: 'Оплатить' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
  })

  it('follows no address that is none', async () => {
    const leave = vi.fn()
    server.use(
      answering(payOrder, { orderNumber: '1000001', isPaid: false, paymentUrl: 'javascript:alert(1)' }),
    )
    const { user } = open(<PayButton orderNumber="1000001" leave={leave} />)
    await user.click(screen.getByRole('button', { name: 'Оплатить' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оплатить' })).toBeVisible())
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('the result', () => {
  it('that was paid in another tab says so once it is looked at again', async () => {
    server.use(answering(readOrder, WIRE_ORDER))
    open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
    expect(await screen.findByText(/Осталось оплатить/)).toBeVisible()
    server.use(answering(readOrder, { ...WIRE_ORDER, isPaid: true }))
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByText(/Заказ оплачен/)).toBeVisible()
  })

  it.each([
    ['to be paid online', {}, /Осталось оплатить 1\s199\s₽/, true],
    ['paid in part by a gift card', { paid: 500, giftPaid: 500 }, /Осталось оплатить 699\s₽/, true],
    ['paid', { isPaid: true }, /Заказ оплачен/, false],
    [
      'of a shop that sends no emails',
      { isPayable: false, sendsMail: false },
      /Писем магазин не отправляет: что с заказом, видно на его странице/,
      false,
    ],
    [
      'to be paid by a bill',
      { isPayable: false, isBillable: true, payment: { code: 'payment_bill', title: 'По счёту' } },
      /Осталось оплатить 1\s199\s₽ по счёту: он ниже, в документах, и придёт письмом/,
      false,
    ],
    ['to be picked up and paid there', { isPayable: false, isPickup: true }, /как только соберём/, false],
  ])('of an order %s', async (_, fields, text, canPay) => {
    server.use(answering(readOrder, { ...WIRE_ORDER, ...fields }))
    open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
    expect(await screen.findByText('Спасибо, заказ 1000001 принят')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Оплатить' })).toHaveLength(canPay ? 1 : 0)
    expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute(
      'href',
      '/account/orders/1000001',
    )
  })
})

it('lists what was ordered', async () => {
  server.use(answering(readOrder, WIRE_ORDER))
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  const goods = within(await screen.findByRole('region', { name: 'Товары' }))
  expect(goods.getAllByRole('listitem')).toHaveLength(WIRE_ORDER.products.length)
})

it('says until when today the goods can be picked up', async () => {
  const delivery = { ...WIRE_ORDER.delivery, work: { open: '09:00', close: '21:00' } }
  const today = { isPickup: true, deliveryDate: new Date().toISOString(), delivery }
  server.use(answering(readOrder, { ...WIRE_ORDER, ...today }))
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  expect(await screen.findByText('Можно забрать сегодня до 21:00.')).toBeVisible()
})

it('reminds of what was postponed to be ordered apart', async () => {
  server.use(answering(readOrder, WIRE_ORDER))
  const lines = [
    cartLineOf({ productId: 'slow', isInOrder: false }),
    cartLineOf({ productId: 'later', isInOrder: false }),
    cartLineOf({ productId: 'chosen' }),
  ]
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />, { lines })
  const thanks = await screen.findByRole('region', { name: 'Заказ принят' })
  expect(thanks).toHaveTextContent('Отложенное ждёт в корзине: 2 товара.')
  expect(within(thanks).getByRole('link', { name: 'в корзине' })).toHaveAttribute('href', '/account/cart')
})

it('names the client for whom a company has ordered', async () => {
  const person = { ...WIRE_ORDER.person, company: 'ООО Парк', client: 'Северный парк' }
  server.use(answering(readOrder, { ...WIRE_ORDER, person }))
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  const facts = await screen.findByRole('region', { name: 'Получение и оплата' })
  expect(facts).toHaveTextContent('КлиентСеверный паркОрганизацияООО Парк')
  expect(screen.queryByText(/Отложенное/)).toBeNull()
})

it('a payment that the bank refused is told where it can be tried again', async () => {
  const history = [...WIRE_ORDER.history, { at: '2026-11-20T10:00:00.000Z', title: 'Банк отклонил оплату' }]
  server.use(answering(readOrder, { ...WIRE_ORDER, history }))
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  expect(await screen.findByText(/Банк отклонил оплату/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Оплатить' })).toBeVisible()
})

it('what a gift card paid with the order is no payment to be tried again', async () => {
  const title = 'Оплачено подарочной картой 4 750 ₽'
  const history = WIRE_ORDER.history.flatMap((placed) => [placed, { ...placed, title }])
  server.use(answering(readOrder, { ...WIRE_ORDER, history }))
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  expect(await screen.findByRole('button', { name: 'Оплатить' })).toBeVisible()
  expect(screen.queryByText(/попробуйте ещё раз/)).toBeNull()
})

it('an order whose payment is open can be paid in another way', async () => {
  const bodies: unknown[] = []
  const order = { ...WIRE_ORDER, otherPayments: [{ externalId: 'cash', title: 'Наличными при получении' }] }
  const changed = {
    ...WIRE_ORDER,
    isPayable: false,
    payment: { code: 'cash', title: 'Наличными при получении' },
  }
  server.use(answering(readOrder, order), recording(changeOrderPayment, changed, bodies))
  const { user } = open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  await user.dblClick(await screen.findByRole('button', { name: 'Наличными при получении' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Оплатить' })).toBeNull())
  expect(bodies).toEqual([{ orderNumber: '1000001', paymentExternalId: 'cash' }])
})

it('a pickup has a code and its picture, which another gateway may not give', async () => {
  server.use(answering(readOrder, { ...WIRE_ORDER, pickupCode: '0427' }))
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  const pickup = within(await screen.findByRole('region', { name: 'Код получения' }))
  expect(pickup.getByText('0427')).toBeVisible()
  const picture = await pickup.findByRole('img', { name: 'Код получения 0427' })
  expect(picture.querySelector('path')?.getAttribute('d')).toBe(
    encode('1000001-0427', { border: 2, ecc: 'M' })
      .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
      .join(''),
  )
})
