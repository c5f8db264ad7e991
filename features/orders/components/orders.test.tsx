import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cancelOrderProducts,
  downloadOrderPdf,
  listOrders,
  lookUpOrder,
  payOrder,
  readArchivedOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { QueryProvider } from '@/lib/query/query-provider'
import type { WantedItem } from '@/stores/cart/wanted-item'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { answering, cutOff, refusing } from '@/tests/msw/faults'
import { render } from '@/tests/render'
import { ORDER } from '../testing'
import { LookUpForm } from './look-up-form'
import { OrderList } from './order-list'
import { OrderResult } from './order-result'
import { OrderScreen } from './order-screen'
import { PayButton } from './pay-button'

const address = vi.hoisted(() => ({ query: '', push: vi.fn<(href: string) => void>() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: address.push }),
  useSearchParams: () => new URLSearchParams(address.query),
}))
// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const buy = vi.fn<(items: readonly WantedItem[]) => Promise<boolean>>()

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  address.query = ''
  address.push.mockReset()
  buy.mockReset().mockResolvedValue(true)
})

/** Answers and keeps what was asked. */
function recording(operation: Operation, answer: object, bodies: unknown[]): HttpHandler {
  return http.post(`*${GATEWAY_BASE_PATH}${operation.path}`, async ({ request }) => {
    bodies.push(await request.json())
    return HttpResponse.json(answer)
  })
}

function open(ui: React.ReactElement) {
  return render(
    <StoresProvider site={UNKNOWN_SITE} stores={createStores({ site: UNKNOWN_SITE })}>
      <QueryProvider>{ui}</QueryProvider>
    </StoresProvider>,
  )
}

const page = { orders: [ORDER], pagination: { page: 1, limit: 20, total: 41, pages: 3 } }

describe('the list of orders', () => {
  it('shows orders with their statuses in words, and leads to each', async () => {
    server.use(answering(listOrders, page))
    open(<OrderList kind="current" />)
    const row = within(await screen.findByRole('list', { name: 'Заказы' }))
    expect(row.getByRole('link', { name: 'Заказ 1000001' })).toHaveAttribute(
      'href',
      '/account/orders/1000001',
    )
    expect(row.getByText('В работе')).toBeVisible()
    expect(row.getByText(/ждёт оплаты/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/account/orders?page=2')
  })

  it('asks for the page and the words of the address, and puts new words there', async () => {
    const bodies: unknown[] = []
    address.query = 'page=2&search=OC 90'
    server.use(recording(listOrders, page, bodies))
    const { user } = open(<OrderList kind="current" />)
    const field = await screen.findByRole('searchbox', { name: 'Номер заказа или деталь' })
    expect(bodies).toEqual([{ page: 2, search: 'OC 90' }])
    await user.clear(field)
    await user.type(field, ' 1000001 {Enter}')
    expect(address.push).toHaveBeenCalledWith('/account/orders?search=1000001')
  })

  it('says that there is nothing, and where the rest is', async () => {
    server.use(answering(listOrders, { orders: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } }))
    open(<OrderList kind="current" />)
    expect(await screen.findByText('Текущих заказов нет')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Архив' })).toHaveAttribute('href', '/account/orders/archive')
  })

  it('says what the gateway says when it fails', async () => {
    server.use(refusing(listOrders, { status: 500, body: { message: 'Склад на переучёте' } }))
    open(<OrderList kind="current" />)
    expect(await screen.findByText('Склад на переучёте')).toBeVisible()
    expect(screen.getByText('Ошибка 500')).toBeVisible()
  })
})

describe('an order', () => {
  it('says of each line where it stands, why, and what can be done', async () => {
    server.use(answering(readOrder, ORDER))
    open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    const lines = within(await screen.findByRole('region', { name: 'Товары' }))
    expect(lines.getByText('Принят')).toBeVisible()
    expect(lines.getByText('Снят поставщиком')).toBeVisible()
    expect(lines.getByText('Нет на складе поставщика')).toBeVisible()
    expect(lines.getByRole('link', { name: 'Найти другое предложение' })).toHaveAttribute(
      'href',
      expect.stringContaining('/search?'),
    )
    expect(screen.getByRole('region', { name: 'Сумма заказа' })).toHaveTextContent(/Итого1\s199\s₽/)
  })

  it('is unknown when the gateway does not know it', async () => {
    server.use(refusing(readArchivedOrder, { status: 404, body: { message: 'Такого заказа нет.' } }))
    open(<OrderScreen orderNumber="7" kind="archive" hasMarkup={false} buy={buy} />)
    expect(await screen.findByText('Такого заказа нет')).toBeVisible()
  })

  it.each([
    ['a gateway on repair', refusing(readOrder, { status: 503, body: { message: 'Ремонт' } }), 503, 'Ремонт'],
    ['a broken connection', cutOff(readOrder), 500, /[а-я]/],
  ])('behind %s says so with the status, and can be asked for again', async (_, fault, status, message) => {
    server.use(fault)
    const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(`Ошибка ${status}`)).toBeVisible()
    expect(alert.getAllByText(message)[0]).toBeVisible()
    server.use(answering(readOrder, ORDER))
    await user.click(alert.getByRole('button', { name: 'Попробовать ещё раз' }))
    expect(await screen.findByRole('region', { name: 'Товары' })).toBeVisible()
  })

  it('calls off the chosen pieces after asking, and shows what is left', async () => {
    const bodies: unknown[] = []
    const [first, ...others] = ORDER.products
    const cancelled = {
      ...ORDER,
      isCancellable: false,
      products: [
        { ...first, status: { code: 'cancelled', title: 'Отменён' }, cancellableQuantity: 0 },
        ...others,
      ],
    }
    server.use(answering(readOrder, ORDER), recording(cancelOrderProducts, cancelled, bodies))
    const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    await user.click(await screen.findByRole('button', { name: 'Отменить товары' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
    expect(dialog.getByText('Отметьте, что отменить')).toBeVisible()
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
    await user.click(dialog.getByRole('checkbox', { name: /Фильтр масляный/ }))
    await user.selectOptions(dialog.getByRole('combobox'), '1')
    await user.type(dialog.getByRole('textbox'), 'Передумал')
    await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
    expect(await screen.findByText('Отменён')).toBeVisible()
    expect(bodies).toEqual([
      { orderNumber: '1000001', products: [{ productExternalId: 'p1', quantity: 1 }], reason: 'Передумал' },
    ])
    expect(screen.queryByRole('button', { name: 'Отменить товары' })).not.toBeInTheDocument()
  })

  it('keeps the dialog with what was ticked and written when the cancellation is refused, and says why', async () => {
    const message = 'Товар уже собран: отменить его нельзя.'
    const reason = 'п'.repeat(MAX_COMMENT_LENGTH + 2)
    server.use(answering(readOrder, ORDER), refusing(cancelOrderProducts, { status: 409, body: { message } }))
    const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    await user.click(await screen.findByRole('button', { name: 'Отменить товары' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: /Фильтр масляный/ }))
    await user.click(dialog.getByRole('textbox'))
    await user.paste(reason)
    await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('сократите её на 2')
    expect(dialog.getByRole('textbox')).toHaveValue(reason)
    await user.click(dialog.getByRole('textbox'))
    await user.keyboard('{Backspace}{Backspace}')
    await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message))
    expect(dialog.getByRole('checkbox', { name: /Фильтр масляный/ })).toBeChecked()
    expect(dialog.getByRole('textbox')).toHaveValue('п'.repeat(MAX_COMMENT_LENGTH))
  })

  it('shows what a cancelled order was, and what of a line was called off', async () => {
    const cancelled = { code: 'cancelled', title: 'Отменён', isFinal: true }
    const gone = {
      ...ORDER,
      status: cancelled,
      isPayable: false,
      isCancellable: false,
      totalPrice: 0,
      orderedPrice: 5900,
      deliveryPrice: 0,
      total: { ...ORDER.total, totalPrice: 0, totalReward: 0 },
      products: ORDER.products.map((line, at) =>
        at === 0 ? { ...line, status: cancelled, cancelledQuantity: 2, cancellableQuantity: 0 } : line,
      ),
    }
    server.use(answering(readOrder, gone))
    open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    const sums = within(await screen.findByRole('region', { name: 'Сумма заказа' }))
    expect(sums.getByText('Было заказано').parentElement).toHaveTextContent('5 900 ₽')
    expect(sums.getByText('Отменено').parentElement).toHaveTextContent('−5 900 ₽')
    expect(sums.getByText('Итого').parentElement).toHaveTextContent('0 ₽')
    expect(screen.getByText('2 шт. × 450 ₽')).toBeVisible()
    expect(screen.queryByText(/отменено 2 из/)).toBeNull()
  })

  it('says how many pieces of a line are off', async () => {
    const products = ORDER.products.map((line, at) => (at === 0 ? { ...line, cancelledQuantity: 3 } : line))
    server.use(answering(readOrder, { ...ORDER, products }))
    open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    expect(await screen.findByText('отменено 3 из 5 шт.')).toBeVisible()
  })

  it('leads to no cart when nothing was put there', async () => {
    server.use(answering(readOrder, ORDER))
    buy.mockResolvedValue(false)
    const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }))
    expect(await screen.findByRole('button', { name: 'Повторить заказ' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Перейти в корзину' })).not.toBeInTheDocument()
  })

  it('is repeated into the cart', async () => {
    server.use(answering(readOrder, ORDER))
    const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }))
    expect(buy).toHaveBeenCalledWith([
      expect.objectContaining({ article: 'OC 90', quantity: 2 }),
      expect.objectContaining({ article: '0 986 478 868', quantity: 1 }),
    ])
    expect(await screen.findByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute(
      'href',
      '/account/cart',
    )
  })

  it.each([true, false])('papers come with the markup only when it is asked for: %j', async (asked) => {
    const bodies: unknown[] = []
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    URL.createObjectURL = vi.fn(() => 'blob:paper')
    server.use(
      answering(readOrder, ORDER),
      http.post(`*${GATEWAY_BASE_PATH}${downloadOrderPdf.path}`, async ({ request }) => {
        bodies.push(await request.json())
        return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } })
      }),
    )
    const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup buy={buy} />)
    const box = await screen.findByRole('checkbox', { name: 'Заказ с моей наценкой' })
    if (asked) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Заказ в PDF' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(bodies).toEqual([{ orderNumber: '1000001', useMarkup: asked }])
    expect(saved.mock.contexts[0]).toHaveProperty('download', 'order.pdf')
  })
})

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
    await user.click(screen.getByRole('button', { name: 'Оплатить' }))
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
  it.each([
    ['to be paid online', {}, /Осталось оплатить 1\s199\s₽/, true],
    ['paid', { isPaid: true }, /Заказ оплачен/, false],
    ['to be picked up and paid there', { isPayable: false, isPickup: true }, /можно будет забрать/, false],
  ])('of an order %s', async (_, fields, text, canPay) => {
    server.use(answering(readOrder, { ...ORDER, ...fields }))
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

it('a payment that the bank refused is told where it can be tried again', async () => {
  const history = [...ORDER.history, { at: '2026-11-20T10:00:00.000Z', title: 'Банк отклонил оплату' }]
  server.use(answering(readOrder, { ...ORDER, history }))
  open(<OrderResult orderNumber="1000001" hasMarkup={false} />)
  expect(await screen.findByText(/Банк отклонил оплату/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Оплатить' })).toBeVisible()
})

describe('looking an order up', () => {
  it('asks for number and phone, and shows how far the order is', async () => {
    const bodies: unknown[] = []
    server.use(recording(lookUpOrder, { ...ORDER, shop: null }, bodies))
    const { user } = open(<LookUpForm />)
    await user.type(screen.getByRole('textbox', { name: 'Номер заказа' }), '1000001')
    await user.type(screen.getByRole('textbox', { name: /Телефон/ }), '9000000001')
    await user.click(screen.getByRole('button', { name: 'Узнать' }))
    expect(await screen.findByRole('heading', { name: 'Заказ 1000001' })).toHaveFocus()
    expect(screen.getByText('Нет на складе поставщика')).toBeVisible()
    expect(bodies).toEqual([{ orderNumber: '1000001', phone: '79000000001' }])
  })

  it('says in the form that there is no such order', async () => {
    server.use(
      refusing(lookUpOrder, { status: 404, body: { message: 'Такого заказа нет. Проверьте цифры.' } }),
    )
    const { user } = open(<LookUpForm />)
    await user.type(screen.getByRole('textbox', { name: 'Номер заказа' }), '7')
    await user.type(screen.getByRole('textbox', { name: /Телефон/ }), '9000000001')
    await user.click(screen.getByRole('button', { name: 'Узнать' }))
    expect(await screen.findByText('Такого заказа нет. Проверьте цифры.')).toBeVisible()
  })
})
