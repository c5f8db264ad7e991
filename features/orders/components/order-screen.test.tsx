import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import {
  cancelOrderProducts,
  downloadOrderPdf,
  readArchivedOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { hrefs } from '@/lib/routing/hrefs'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { answering, cutOff, refusing } from '@/tests/msw/faults'
import { WIRE_ORDER } from '../testing'
import { OrderScreen } from './order-screen'
import { open, recording, orderServer } from './screens-testing'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const LONGER_THAN_A_LOOK_MS = 40_000

const buy = vi.fn<(items: readonly RequestedItem[]) => Promise<boolean>>()

const server = orderServer()
beforeEach(() => void buy.mockReset().mockResolvedValue(true))

it('says of each line where it stands, why, and what can be done', async () => {
  server.use(answering(readOrder, WIRE_ORDER))
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

it('says for which car a line is: as it is called now in the garage, else as it was called then', async () => {
  const vesta = userCar.parse({ vin: 'XTAGFK330JY144213', title: 'Веста жены' })
  const cars = [
    { vin: vesta.vin, title: 'LADA Vesta' },
    { vin: 'CAR-0000RTA1', title: 'Проданная' },
  ]
  const products = WIRE_ORDER.products.map((line, at) => ({ ...line, car: cars[at] ?? null }))
  server.use(answering(readOrder, { ...WIRE_ORDER, products }))
  const options = { cars: [vesta] }
  open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />, options)
  const lines = within(await screen.findByRole('region', { name: 'Товары' }))
  expect(lines.getByRole('link', { name: 'Веста жены' })).toHaveAttribute(
    'href',
    `/account/garage/${vesta.vin}`,
  )
  expect(lines.getByText('Для автомобиля Проданная')).toBeVisible()
})

it('is unknown when the gateway does not know it', async () => {
  server.use(refusing(readArchivedOrder, { status: 404, body: { message: 'Такого заказа нет.' } }))
  open(<OrderScreen orderNumber="7" kind="archive" hasMarkup={false} buy={buy} />)
  expect(await screen.findByText('Такого заказа нет')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Найти по телефону' })).toHaveAttribute('href', hrefs.orderLookUp)
  expect(screen.getByText('This page could not be found')).toBeVisible()
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
  server.use(answering(readOrder, WIRE_ORDER))
  await user.click(alert.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(await screen.findByRole('region', { name: 'Товары' })).toBeVisible()
})

it('keeps an open window and what is typed in it while the service is away for a moment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  server.use(answering(readOrder, WIRE_ORDER))
  const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
  await user.click(await screen.findByRole('button', { name: 'Отменить товары' }))
  const reason = within(screen.getByRole('dialog')).getByRole('textbox')
  await user.type(reason, 'Передумал')
  const read = vi.fn(() => HttpResponse.json({ message: 'Ремонт' }, { status: 503 }))
  server.use(http.post(`*${GATEWAY_BASE_PATH}${readOrder.path}`, read))
  await act(() => vi.advanceTimersByTimeAsync(LONGER_THAN_A_LOOK_MS))
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(2))
  expect(reason).toHaveValue('Передумал')
  expect(reason).toBeVisible()
})

it('calls off the chosen pieces after asking, and shows what is left', async () => {
  const bodies: unknown[] = []
  const [first, ...others] = WIRE_ORDER.products
  const cancelled = {
    ...WIRE_ORDER,
    isCancellable: false,
    products: [
      { ...first, status: { code: 'cancelled', title: 'Отменён' }, cancellableQuantity: 0 },
      ...others,
    ],
  }
  server.use(answering(readOrder, WIRE_ORDER), recording(cancelOrderProducts, cancelled, bodies))
  const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
  await user.click(await screen.findByRole('button', { name: 'Отменить товары' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
  expect(dialog.getByText('Отметьте, что отменить')).toBeVisible()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(dialog.getByRole('checkbox', { name: /Фильтр масляный/ }))
  const pieces = dialog.getByRole('textbox', { name: 'Сколько отменить: Фильтр масляный' })
  for (const typed of ['', '0', '-1', '1,5', '3', 'всё']) {
    await user.clear(pieces)
    if (typed !== '') await user.type(pieces, typed)
    await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Фильтр масляный: напишите, сколько отменить, от 1 до 2 шт.',
    )
    expect(pieces).toHaveFocus()
    expect(pieces).toHaveValue(typed)
  }
  await user.clear(pieces)
  await user.type(pieces, '1')
  await user.type(dialog.getByRole('textbox', { name: /Почему/ }), 'Передумал')
  await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
  expect(await screen.findByText('Отменён')).toBeVisible()
  expect(bodies).toEqual([
    {
      orderNumber: '1000001',
      products: [{ productExternalId: 'p1', quantity: 1 }],
      reason: 'Передумал',
      idempotencyKey: expect.any(String),
    },
  ])
  expect(screen.queryByRole('button', { name: 'Отменить товары' })).not.toBeInTheDocument()
})

it('keeps the dialog with what was ticked and written when the cancellation is refused, and says why', async () => {
  const message = 'Товар уже собран: отменить его нельзя.'
  const reason = 'п'.repeat(MAX_COMMENT_LENGTH + 2)
  server.use(
    answering(readOrder, WIRE_ORDER),
    refusing(cancelOrderProducts, { status: 409, body: { message } }),
  )
  const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
  await user.click(await screen.findByRole('button', { name: 'Отменить товары' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: /Фильтр масляный/ }))
  await user.click(dialog.getByRole('textbox', { name: /Почему/ }))
  await user.paste(reason)
  await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('сократите её на 2')
  expect(dialog.getByRole('textbox', { name: /Почему/ })).toHaveValue(reason)
  await user.click(dialog.getByRole('textbox', { name: /Почему/ }))
  await user.keyboard('{Backspace}{Backspace}')
  await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message))
  expect(dialog.getByRole('checkbox', { name: /Фильтр масляный/ })).toBeChecked()
  expect(dialog.getByRole('textbox', { name: /Почему/ })).toHaveValue('п'.repeat(MAX_COMMENT_LENGTH))
})

it('shows what a cancelled order was, and what of a line was called off', async () => {
  const cancelled = { code: 'cancelled', title: 'Отменён', isFinal: true }
  const gone = {
    ...WIRE_ORDER,
    status: cancelled,
    isPayable: false,
    isCancellable: false,
    totalPrice: 0,
    orderedPrice: 5900,
    deliveryPrice: 0,
    total: { ...WIRE_ORDER.total, totalPrice: 0, totalReward: 0 },
    products: WIRE_ORDER.products.map((line, at) =>
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
  const products = WIRE_ORDER.products.map((line, at) =>
    at === 0 ? { ...line, cancelledQuantity: 4, refusedQuantity: 1, refusedReason: 'Нет на складе' } : line,
  )
  server.use(answering(readOrder, { ...WIRE_ORDER, products }))
  open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
  expect(await screen.findByText('отменено 3 из 6 шт.')).toBeVisible()
  expect(screen.getByText('отказано 1 из 6 шт.: Нет на складе')).toBeVisible()
})

it('leads to no cart when nothing was put there', async () => {
  server.use(answering(readOrder, WIRE_ORDER))
  buy.mockResolvedValue(false)
  const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
  await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }))
  expect(await screen.findByRole('button', { name: 'Повторить заказ' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Перейти в корзину' })).not.toBeInTheDocument()
})

it('is repeated into the cart', async () => {
  server.use(answering(readOrder, WIRE_ORDER))
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

it.each([true, false])('documents come with the markup only when it is asked for: %j', async (requested) => {
  const bodies: unknown[] = []
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  URL.createObjectURL = vi.fn(() => 'blob:documentName')
  server.use(
    answering(readOrder, WIRE_ORDER),
    http.post(`*${GATEWAY_BASE_PATH}${downloadOrderPdf.path}`, async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } })
    }),
  )
  const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup buy={buy} />)
  const box = await screen.findByRole('checkbox', { name: 'Заказ с моей наценкой' })
  if (requested) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Заказ в PDF' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(bodies).toEqual([{ orderNumber: '1000001', useMarkup: requested }])
  expect(saved.mock.contexts[0]).toHaveProperty('download', 'order.pdf')
})

it('says that a document did not come, and lets it be asked for again', async () => {
  server.use(answering(readOrder, WIRE_ORDER), cutOff(downloadOrderPdf))
  const { user } = open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={buy} />)
  await user.click(await screen.findByRole('button', { name: 'Заказ в PDF' }))
  const notified = { kind: 'error', title: 'Ошибка', text: expect.stringMatching(/[а-я]/) }
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(notified))
  expect(await screen.findByRole('button', { name: 'Заказ в PDF' })).toHaveAttribute('aria-disabled', 'false')
})
