import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { type DeliveryRules, deliveryRulesOptions } from '../../api/rule-queries'
import { writeElsewhere, writeZone } from '../../api/rule-writes'
import { DeliveryScreen } from './delivery-screen'

vi.mock('../../api/rule-writes')

const ZONE = {
  title: 'Центр',
  polygon: [
    [37.5, 55.7],
    [37.7, 55.7],
    [37.6, 55.8],
  ] as [number, number][],
  shopId: null,
  fee: null,
  intervals: [{ timeFrom: '09:00', timeTo: '12:00' }],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  leadHours: 3,
  lastOrderTime: null,
  sequence: 0,
  isOn: true,
}
const ELSEWHERE = { price: 299, freeFrom: 1000, surcharge: 0, largeFromKg: null, largeFromCm: null }
const RULES: DeliveryRules = {
  version: 7,
  elsewhere: ELSEWHERE,
  zones: [{ id: 'centre', terms: ZONE }],
  zoneLog: [
    {
      id: 7,
      key: 'centre',
      title: 'зона «Центр»',
      before: { ...ZONE, lastOrderTime: '15:00' },
      after: ZONE,
      author: 'Олег Зуев',
      at: '2026-11-27T09:00:00Z',
    },
  ],
  elsewhereLog: [],
  shops: [],
}

beforeEach(() => {
  vi.mocked(writeZone)
    .mockReset()
    .mockResolvedValue({ ...RULES, version: RULES.version + 1 })
  vi.mocked(writeElsewhere).mockReset().mockResolvedValue(RULES)
})

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(deliveryRulesOptions.queryKey, RULES)
  render(
    <QueryClientProvider client={client}>
      <DeliveryScreen />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('adds a zone around a point, and says which field is wrong first', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Добавить зону' }))
  const form = screen.getByRole('form', { name: 'Новая зона' })
  expect(within(form).getByRole('heading')).toHaveFocus()
  await user.type(within(form).getByLabelText('Название'), 'Юг{Enter}')
  expect(within(form).getByRole('alert')).toHaveTextContent('Границы')
  await user.click(within(form).getByRole('button', { name: 'Заполнить границы' }))
  expect(within(form).getByText(/^Точка — широта и долгота/)).toBeVisible()
  await user.type(within(form).getByLabelText('Круг вокруг точки'), '55.5, 37.6')
  await user.type(within(form).getByLabelText('Радиус, км'), '5')
  await user.click(within(form).getByRole('button', { name: 'Заполнить границы' }))
  await user.type(within(form).getByLabelText('Цена, ₽'), '350')
  await user.click(within(form).getByLabelText('вс'))
  await user.click(within(form).getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/^Сохранено\./)).toBeInTheDocument()
  const [{ id, terms, version }] = vi.mocked(writeZone).mock.calls[0] ?? [{}]
  expect({ id, version }).toEqual({ id: null, version: 7 })
  expect(terms).toMatchObject({
    title: 'Юг',
    fee: { price: 350, freeFrom: null, surcharge: 0 },
    weekdays: [1, 2, 3, 4, 5, 6],
  })
  expect(terms?.polygon).toHaveLength(24)
})

it('says that nothing has changed when all is as it was', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Изменить: Остальные адреса' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Ничего не изменилось: всё уже так')).toBeVisible()
  expect(screen.queryByText(/^Сохранено/)).toBeNull()
})

it('saves what its fields show, also what was put into them without an event, and keeps it when refused', async () => {
  vi.mocked(writeZone).mockRejectedValue(
    new GatewayError({ kind: 'unavailable', message: 'Сервис отдыхает.' }),
  )
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Изменить: Центр' }))
  const form = within(screen.getByRole('form', { name: 'Зона «Центр»' }))
  const put = (label: string, value: string) => {
    const field = form.getByLabelText(label)
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
    return field
  }
  const title = put('Название', 'Север')
  put('Цена, ₽', '350')
  put('Бесплатно от, ₽', '5000')
  const corners = put('Границы: по точке в строке, широта и долгота', '55.5, 37.5\n55.5, 37.7\n55.6, 37.6')
  await user.click(form.getByLabelText('вс'))
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Сервис временно недоступен')
  expect(vi.mocked(writeZone).mock.calls[0]?.[0].terms).toEqual({
    ...ZONE,
    title: 'Север',
    fee: { price: 350, freeFrom: 5000, surcharge: 0 },
    weekdays: [1, 2, 3, 4, 5, 6],
    polygon: [
      [37.5, 55.5],
      [37.7, 55.5],
      [37.6, 55.6],
    ],
  })
  expect(title).toHaveValue('Север')
  expect(corners).toHaveValue('55.5, 37.5\n55.5, 37.7\n55.6, 37.6')
})

it('keeps what was typed when a colleague saved first', async () => {
  const message =
    'Пока вы смотрели, изменилось: зона «Центр» (12:00, Олег Зуев). Проверьте и сохраните ещё раз.'
  vi.mocked(writeElsewhere).mockRejectedValue(
    new GatewayError({ kind: 'conflict', message, body: { message } }),
  )
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Изменить: Остальные адреса' }))
  const price = screen.getByLabelText('Цена, ₽')
  await user.clear(price)
  await user.type(price, '400{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('зона «Центр» (12:00, Олег Зуев)')
  expect(price).toHaveValue('400')
})

it('shows what was changed by whom, and opens the zone as it was', async () => {
  const user = open()
  expect(screen.getByText('Последний час на сегодня: 15:00 → нет')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Вернуть как было: зона «Центр»' }))
  expect(screen.getByLabelText('Последний час на сегодня')).toHaveValue('15:00')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(writeZone).toHaveBeenCalledExactlyOnceWith({
      id: 'centre',
      terms: { ...ZONE, lastOrderTime: '15:00' },
      version: 7,
    }),
  )
})
