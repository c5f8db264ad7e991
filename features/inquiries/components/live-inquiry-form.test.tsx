import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { render } from '@/tests/render'
import { LiveInquiryForm } from './live-inquiry-form'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Sent = Record<string, unknown>

function gateway(answer: () => Response, sent: Sent[] = []) {
  server.use(
    http.post(`*${GATEWAY_BASE_PATH}${fillCrmForm.path}`, async ({ request }) => {
      const text = await request.text()
      const field = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(text)?.[1]
      sent.push({
        id: field('id'),
        sec: field('sec'),
        values: JSON.parse(field('values') ?? 'null'),
        key: field('idempotencyKey'),
      })
      return answer()
    }),
  )
  return sent
}

const open = (defaults: Record<string, string> = {}, stores = createStores({ site: UNKNOWN_SITE })) =>
  render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <LiveInquiryForm form={INQUIRY_FORMS.feedback} defaults={defaults} submit="Отправить" />
    </StoresProvider>,
  )
const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
type User = ReturnType<typeof open>['user']

async function fill(user: User) {
  await user.type(field('Сообщение'), 'Нужны щётки')
  await user.type(field('Как к вам обращаться'), 'Анна')
  await user.type(field('Почта'), 'anna@example.com')
  await user.click(screen.getByRole('checkbox', { name: /Согласие/ }))
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Отправить' }))

it('sends what was typed with what the page knew, and shows the number', async () => {
  const sent = gateway(() => HttpResponse.json({ ok: true, number: '261122-00042' }))
  const { user } = open({ theme: 'part', query: 'щётки 555' })
  expect(screen.getByText('щётки 555')).toBeVisible()
  await fill(user)
  await send(user)
  expect(await screen.findByRole('heading', { name: /Получили/ })).toHaveFocus()
  expect(screen.getByText('261122-00042')).toBeVisible()
  expect(sent).toEqual([
    {
      id: 'feedback',
      sec: INQUIRY_FORMS.feedback.sec,
      values: {
        theme: 'part',
        query: 'щётки 555',
        message: 'Нужны щётки',
        name: 'Анна',
        email: 'anna@example.com',
        consent: 'yes',
      },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

it('is empty for the next email but for who writes it', async () => {
  gateway(() => HttpResponse.json({ ok: true, number: '261122-00042' }))
  const { user } = open({ theme: 'part', query: 'щётки 555' })
  await fill(user)
  await user.type(field(/Номер заказа/), 'А-100')
  await user.upload(screen.getByLabelText<HTMLInputElement>('Фотографии'), new File(['x'], 'щётка.jpg'))
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Отправить ещё одно' }))
  expect(screen.getByRole('radio', { name: 'Подобрать деталь' })).toHaveFocus()
  expect(
    [field('Как к вам обращаться'), field('Почта')].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['Анна', 'anna@example.com'])
  expect(
    [field('Сообщение'), field(/Номер заказа/)].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['', ''])
  expect(screen.getByText('щётки 555')).toBeVisible()
  expect(screen.queryByText('щётка.jpg')).toBeNull()
  expect(screen.getByRole('checkbox', { name: /Согласие/ })).not.toBeChecked()
})

it('asks for what is missing and sends nothing', async () => {
  const sent = gateway(() => HttpResponse.json({ ok: true, number: '1' }))
  const { user } = open()
  await send(user)
  const summary = await screen.findByRole('group', { name: 'Проверьте поля' })
  expect(summary).toHaveTextContent('Выберите тему')
  expect(summary).toHaveTextContent('Без согласия')
  expect(sent).toEqual([])
})

it('keeps what was typed when no answer comes, and sends it again under the same key', async () => {
  const sent = gateway(() => HttpResponse.json({ message: 'Сервис отдыхает.' }, { status: 503 }))
  const { user } = open({ theme: 'order' })
  await fill(user)
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис отдыхает.')
  expect(field('Сообщение')).toHaveValue('Нужны щётки')
  await send(user)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await user.type(field('Сообщение'), ' передние')
  await send(user)
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

it('refuses a file of another kind, which can be taken off again', async () => {
  const { user } = open({ theme: 'order' })
  const input = screen.getByLabelText<HTMLInputElement>('Фотографии')
  input.removeAttribute('accept')
  await user.upload(input, new File(['x'], 'virus.exe'))
  expect(screen.getByText(/virus\.exe» не подойдёт/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Убрать файл virus.exe' }))
  expect(screen.queryByText(/не подойдёт/)).toBeNull()
  expect(input).toHaveFocus()
})

const ORDER = { id: '1', status: { code: 'issued', title: 'Выдан' }, linesCount: 1, isPickup: true }
const MADE = [
  { ...ORDER, orderNumber: 'А-100', createdAt: '2026-10-01T09:00:00Z', totalPrice: 500 },
  { ...ORDER, orderNumber: 'А-200', createdAt: '2026-11-01T09:00:00Z', totalPrice: 4200 },
]

it('lets whoever is signed in choose an order of their own, asked for only then', async () => {
  const requested: string[] = []
  server.use(
    http.post(`*${GATEWAY_BASE_PATH}/orders/*`, ({ request }) => {
      requested.push(new URL(request.url).pathname)
      const orders = request.url.includes('archive') ? MADE : []
      return HttpResponse.json({ orders, pagination: { page: 1, limit: 20, pages: 1, total: orders.length } })
    }),
  )
  const stores = createStores({ site: UNKNOWN_SITE })
  stores.user.setState({ status: 'user', isAuthorized: true })
  const { user } = open({}, stores)
  const toggle = screen.getByRole('button', { name: 'Выбрать из моих заказов' })
  expect(requested).toEqual([])
  await user.click(toggle)
  const list = await screen.findByRole('list', { name: 'Мои заказы' })
  const rows = within(list).getAllByRole('button')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('А-200 от 1\u00a0ноября\u00a02026'),
    expect.stringContaining('А-100'),
  ])
  await user.click(within(list).getByRole('button', { name: /А-200/ }))
  expect(field(/Номер заказа/)).toHaveValue('А-200')
  expect(screen.queryByRole('list', { name: 'Мои заказы' })).toBeNull()
})

it('leaves guests a field to type the number into', () => {
  open()
  expect(field(/Номер заказа/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Выбрать из моих заказов' })).toBeNull()
})
