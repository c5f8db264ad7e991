import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { readArchivedOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'
import { createReturn, withdrawReturn } from '@/lib/gateway/contracts/orders/returns'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { answering, refusing } from '@/tests/msw/faults'
import { type Order, toOrder } from '../../model/order'
import { WIRE_ORDER } from '../../testing'
import { OrderScreen } from '../order-screen'
import { open, orderServer, recording } from '../screens-testing'
import { ReturnForm } from './return-form'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const sendPhotos = vi.hoisted(() =>
  vi.fn<(order: Order, id: number, files: readonly File[]) => Promise<{ order: Order; problem?: string }>>(),
)
vi.mock('../../api/send-photos', () => ({ sendPhotos }))

const server = orderServer()
beforeEach(() => void vi.mocked(notify).mockReset())

type WireOrder = typeof WIRE_ORDER

const ISSUED = { code: 'issued', title: 'Выдан', isFinal: true }

function received(returns: WireOrder['returns'] = []): WireOrder {
  return {
    ...WIRE_ORDER,
    status: ISSUED,
    returns,
    products: WIRE_ORDER.products.map((line, at) => ({
      ...line,
      status: ISSUED,
      returnableQuantity: at === 0 ? 2 : 1,
      returnUntil: at === 0 ? '2026-12-04T20:59:00.000Z' : null,
    })),
  }
}

const REQUESTED: WireOrder['returns'][number] = {
  id: 7,
  createdAt: '2026-11-27T09:00:00.000Z',
  state: 'requested',
  comment: 'Не та резьба',
  answer: null,
  products: [{ productExternalId: 'p1', quantity: 1, reason: 'unsuitable', acceptedQuantity: null }],
  photos: [],
  refunded: 0,
}

function show() {
  return open(<OrderScreen orderNumber="1000001" kind="archive" hasMarkup={false} buy={vi.fn()} />)
}

async function openForm() {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Оформить возврат' }))
  return { user, form: within(await screen.findByRole('dialog', { name: 'Возврат по заказу 1000001' })) }
}

it('offers nothing to return when nothing may be returned', async () => {
  server.use(answering(readOrder, WIRE_ORDER))
  open(<OrderScreen orderNumber="1000001" kind="current" hasMarkup={false} buy={vi.fn()} />)
  await screen.findByRole('region', { name: 'Товары' })
  expect(screen.queryByRole('button', { name: 'Оформить возврат' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Возвраты' })).not.toBeInTheDocument()
})

it('asks for products, pieces and a reason that is still allowed, and sends one request', async () => {
  const bodies: unknown[] = []
  server.use(answering(readArchivedOrder, received()), recording(createReturn, received([REQUESTED]), bodies))
  const { user, form } = await openForm()
  expect(await form.findByText(/Без причины до/)).toBeVisible()
  expect(form.getByText('Только с недостатком')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
  expect(form.getByRole('alert')).toHaveTextContent('Отметьте, что возвращаете')
  await user.click(form.getByRole('checkbox', { name: /Диск тормозной/ }))
  const reason = form.getByRole('combobox', { name: 'Причина возврата: Диск тормозной' })
  expect(within(reason).queryByRole('option', { name: 'Больше не нужен' })).not.toBeInTheDocument()
  await user.click(form.getByRole('checkbox', { name: /Диск тормозной/ }))
  await user.click(form.getByRole('checkbox', { name: /Фильтр масляный/ }))
  await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
  expect(form.getByRole('alert')).toHaveTextContent('Выберите причину')
  const filterReason = form.getByRole('combobox', { name: 'Причина возврата: Фильтр масляный' })
  expect(filterReason).toHaveFocus()
  await user.selectOptions(filterReason, 'Не подошёл к машине')
  const pieces = form.getByRole('textbox', { name: 'Сколько вернуть: Фильтр масляный' })
  for (const typed of ['', '0', '-1', '1,5', '3', 'всё']) {
    await user.clear(pieces)
    if (typed !== '') await user.type(pieces, typed)
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
    expect(form.getByRole('alert')).toHaveTextContent(
      'Фильтр масляный: напишите, сколько вернуть, от 1 до 2 шт.',
    )
    expect(pieces).toHaveFocus()
    expect(pieces).toHaveValue(typed)
  }
  await user.clear(pieces)
  await user.type(pieces, '1')
  await user.type(form.getByRole('textbox', { name: /Что случилось/ }), 'Не та резьба')
  await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
  const returns = within(await screen.findByRole('region', { name: 'Возвраты' }))
  expect(returns.getByText('Ждёт ответа магазина')).toBeVisible()
  expect(returns.getByText('Knecht OC 90, 1 шт.')).toBeVisible()
  expect(bodies).toEqual([
    {
      orderNumber: '1000001',
      products: [{ productExternalId: 'p1', quantity: 1, reason: 'unsuitable' }],
      comment: 'Не та резьба',
      idempotencyKey: expect.any(String),
    },
  ])
  expect(notify).toHaveBeenCalledTimes(1)
})

it('keeps the form and its reason when the request is refused, and repeats it under its key', async () => {
  const keys: unknown[] = []
  server.use(
    answering(readArchivedOrder, received()),
    http.post(`*${GATEWAY_BASE_PATH}${createReturn.path}`, async ({ request }) => {
      keys.push(Reflect.get(Object(await request.json()), 'idempotencyKey'))
      return HttpResponse.json({ statusCode: 409, message: 'Товар вернуть нельзя.' }, { status: 409 })
    }),
  )
  const { user, form } = await openForm()
  await user.click(await form.findByRole('checkbox', { name: /Фильтр масляный/ }))
  await user.selectOptions(form.getByRole('combobox', { name: /Причина/ }), 'Не работает, брак')
  for (const press of [1, 2]) {
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
    await waitFor(() => expect(keys).toHaveLength(press))
    expect(await form.findByRole('alert')).toHaveTextContent('Товар вернуть нельзя.')
  }
  expect(new Set(keys).size).toBe(1)
  expect(form.getByRole('checkbox', { name: /Фильтр масляный/ })).toBeChecked()
})

it('repeats the very request whose answer was lost, though the order has been read again since', async () => {
  const bodies: unknown[] = []
  const whole = received()
  const rest = whole.products.map((line) => ({ ...line, returnableQuantity: 1 }))
  function Page() {
    const [order, setOrder] = useState(toOrder(whole))
    const readAgain = () => setOrder(toOrder({ ...whole, products: rest }))
    return (
      <>
        <button onClick={readAgain}>Прочитать снова</button>
        <ReturnForm order={order} kind="archive" onDone={vi.fn()} />
      </>
    )
  }
  server.use(refusing(createReturn, { status: 503, body: {} }))
  const { user } = open(<Page />)
  await user.click(await screen.findByRole('checkbox', { name: /Фильтр масляный/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: /Причина/ }), 'Не работает, брак')
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('недоступен')
  await user.click(screen.getByRole('button', { name: 'Прочитать снова' }))
  server.use(recording(createReturn, received([REQUESTED]), bodies))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  await waitFor(() => expect(bodies).toMatchObject([{ products: [{ quantity: 2 }] }]))
})

it('sends photos after the request, and says which did not arrive', async () => {
  const shown = received([{ ...REQUESTED, photos: [3] }])
  sendPhotos.mockResolvedValue({ order: toOrder(shown), problem: 'a.png: Снимок не открывается.' })
  server.use(answering(readArchivedOrder, received()), answering(createReturn, received([REQUESTED])))
  const { user, form } = await openForm()
  await user.click(await form.findByRole('checkbox', { name: /Фильтр масляный/ }))
  await user.selectOptions(form.getByRole('combobox', { name: /Причина/ }), 'Не работает, брак')
  const photos = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
  await user.upload(form.getByLabelText(/Фотографии/), photos)
  await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
  const returns = within(await screen.findByRole('region', { name: 'Возвраты' }))
  expect(await returns.findByText('1 снимок')).toBeVisible()
  expect(sendPhotos.mock.calls.map(([, id, files]) => [id, files.map(({ name }) => name)])).toEqual([
    [7, ['a.png', 'b.png']],
  ])
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'error', text: 'a.png: Снимок не открывается.' }),
  )
})

it('is withdrawn by its buyer, and shows how the shop has decided', async () => {
  const bodies: unknown[] = []
  const withdrawn = received([{ ...REQUESTED, state: 'withdrawn' }])
  server.use(
    answering(readArchivedOrder, received([REQUESTED])),
    refusing(withdrawReturn, { status: 409, body: { message: 'Этот возврат уже закрыт.' } }),
  )
  const { user } = show()
  const returns = within(await screen.findByRole('region', { name: 'Возвраты' }))
  await user.click(returns.getByRole('button', { name: 'Отозвать' }))
  expect(await returns.findByRole('alert')).toHaveTextContent('Этот возврат уже закрыт.')
  server.use(recording(withdrawReturn, withdrawn, bodies))
  await user.click(returns.getByRole('button', { name: 'Отозвать' }))
  expect(await returns.findByText('Отозван')).toBeVisible()
  expect(returns.queryByRole('button')).not.toBeInTheDocument()
  expect(bodies).toEqual([{ orderNumber: '1000001', returnId: 7 }])
})

it('shows what came back in lines and sums', async () => {
  const back = received([
    {
      ...REQUESTED,
      state: 'accepted',
      answer: 'Спасибо',
      refunded: 450,
      products: [{ productExternalId: 'p1', quantity: 2, reason: 'defect', acceptedQuantity: 1 }],
    },
  ])
  const products = back.products.map((line, at) =>
    at === 0
      ? {
          ...line,
          quantity: 1,
          returnedQuantity: 1,
          returnableQuantity: 0,
          cancelledQuantity: 1,
          refusedQuantity: 1,
        }
      : line,
  )
  server.use(answering(readArchivedOrder, { ...back, products, orderedPrice: 5900 }))
  show()
  const returns = within(await screen.findByRole('region', { name: 'Возвраты' }))
  expect(returns.getByText(/принято 1 шт\./)).toBeVisible()
  expect(returns.getByText('Магазин: Спасибо')).toBeVisible()
  expect(returns.getByText(/Сумма возврата 450/)).toBeVisible()
  expect(screen.getByText('возвращено 1 шт.')).toBeVisible()
  expect(screen.getByText('отказано 1 из 3 шт.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Сумма заказа' })).toHaveTextContent(/Возвращено−450/)
})
