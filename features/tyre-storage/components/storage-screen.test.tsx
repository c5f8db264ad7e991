import { act, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as calls from '@/lib/gateway/contracts/site/tyre-storage'
import { GatewayError } from '@/lib/gateway/errors'
import type { Operation, WireResponseOf } from '@/lib/gateway/operation'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import { StorageList } from './storage-list'
import { StorageScreen } from './storage-screen'

const gateway = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => gateway }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

const ISSUE = {
  id: 'i1',
  order_number: 'ХШ-1',
  status: { code: 'booked', title: 'Вы записаны' },
  created_at: '2026-11-20T09:00:00Z',
  issue_date: '24.11.2026',
  issue_time: '10:30',
  warehouse: 'Южная',
  address: 'Москва, Варшавское шоссе, 125',
  can_cancel: true,
}
const ORDER: WireResponseOf<typeof calls.readStorageOrder> = {
  order_number: 'ХШ-1',
  title: 'Зимние колёса R16',
  status: { code: 'stored', title: 'На хранении' },
  date_from: '2026-05-01',
  date_to: '2026-12-01',
  price: 4320,
  is_price_exact: true,
  can_issue: true,
  items: [{ title: 'Nokian Hakkapeliitta', size: '205/55 R16', quantity: 4, treads: [6.1, 6.2, 6, 6.1] }],
  history: [{ at: '2026-05-01T09:00:00Z', title: 'Колёса приняты' }],
}

let answers: Map<Operation, () => unknown>
beforeEach(() => {
  gateway.call.mockReset()
  answers = new Map<Operation, () => unknown>([
    [calls.readStorageOrder, () => calls.readStorageOrder.response.parse(ORDER)],
    [
      calls.listStorageIssues,
      () =>
        calls.listStorageIssues.response.parse({
          issues: [],
          warehouses: [{ code: 'yuzhnaya', title: 'Южная', work: { open: '09:00', close: '21:00' } }],
          dates: ['24.11.2026'],
        }),
    ],
    [
      calls.listStorageSlots,
      () =>
        calls.listStorageSlots.response.parse({
          days: [{ date: '24.11.2026', times: [{ time: '10:30', isFree: true }] }],
        }),
    ],
  ])
  gateway.call.mockImplementation(async (operation: Operation) => answers.get(operation)?.())
})

const open = (screenOf: ReactElement) => render(<QueryProvider>{screenOf}</QueryProvider>)

/** The free hours are requested on the first interaction. */
async function openForm() {
  const { user } = open(<StorageScreen number="ХШ-1" />)
  const book = await screen.findByRole('button', { name: 'Назначить выдачу' })
  act(() => void window.dispatchEvent(new Event('pointermove')))
  return { user, book }
}
const sentTo = (operation: Operation) =>
  gateway.call.mock.calls.filter(([called]) => called === operation).map((call) => (call as unknown[])[1])

it('shows the wheels, what they cost and what was done with them', async () => {
  open(<StorageScreen number="ХШ-1" />)
  expect(await screen.findByText('Зимние колёса R16')).toBeVisible()
  expect(screen.getByText('На хранении')).toBeVisible()
  expect(screen.getByText(/4\s320\s₽/)).toBeVisible()
  expect(screen.getByText(/Nokian Hakkapeliitta/)).toBeVisible()
  expect(screen.getByText('Колёса приняты')).toBeVisible()
})

it('asks for the first picture before all else, and for the others when they are looked at', async () => {
  const pictures = ['/media/wheels/one.jpg', '/media/wheels/two.jpg']
  const items = [{ ...ORDER.items[0], title: 'Nokian', pictures }]
  answers.set(calls.readStorageOrder, () => calls.readStorageOrder.response.parse({ ...ORDER, items }))
  open(<StorageScreen number="ХШ-1" />)
  expect(await screen.findByRole('img', { name: 'Nokian, снимок 1' })).toHaveAttribute(
    'fetchpriority',
    'high',
  )
  expect(screen.getByRole('img', { name: 'Nokian, снимок 2' })).toHaveAttribute('loading', 'lazy')
})

it.each([
  ['awaiting', 'Ждём колёса с'],
  ['ending', 'Срок хранения заканчивается 1 декабря 2026'],
  ['overdue', 'Срок хранения закончился 1 декабря 2026'],
])('advises what to do about a set that is %s', async (code, words) => {
  answers.set(calls.readStorageOrder, () =>
    calls.readStorageOrder.response.parse({ ...ORDER, status: { code, title: code }, can_issue: false }),
  )
  open(<StorageScreen number="ХШ-1" />)
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Назначить выдачу' })).toBeNull()
})

it('is missing when the gateway does not know its number', async () => {
  answers.set(calls.readStorageOrder, () => {
    throw new GatewayError({ kind: 'notFound', message: 'Такого хранения нет.' })
  })
  open(<StorageScreen number="ХШ-404" />)
  expect(await screen.findByText('Такого хранения нет')).toBeVisible()
  expect(screen.getByText('This page could not be found')).toBeVisible()
})

it('asks for an hour, and books the same hour under the same key after a lost answer', async () => {
  const { user, book } = await openForm()
  await user.click(book)
  expect(await screen.findByText('Выберите день и время')).toBeVisible()
  answers.set(calls.createStorageIssue, () => {
    throw new GatewayError({ kind: 'unavailable', message: 'Сервис отдыхает.' })
  })
  await user.click(await screen.findByRole('radio', { name: /24|вторник/i }))
  await user.click(await screen.findByRole('radio', { name: /10:30/ }))
  for (let time = 0; time < 2; time += 1) {
    await user.click(book)
    expect(await screen.findByText('Сервис отдыхает.')).toBeVisible()
    expect(screen.getByRole('radio', { name: /10:30/ })).toBeChecked()
  }
  const [first, second] = sentTo(calls.createStorageIssue)
  expect(first).toMatchObject({ body: { issue_date: '24.11.2026', issue_time: '10:30' } })
  expect(second).toEqual(first)
})

it('leaves the keyboard with the wheels when their form gives way to the hour that was booked', async () => {
  const { user } = await openForm()
  await user.click(await screen.findByRole('radio', { name: /24|вторник/i }))
  await user.click(await screen.findByRole('radio', { name: /10:30/ }))
  answers.set(calls.createStorageIssue, () => ISSUE)
  answers.set(calls.readStorageOrder, () =>
    calls.readStorageOrder.response.parse({ ...ORDER, can_issue: false, issue: ISSUE }),
  )
  await user.click(screen.getByRole('button', { name: 'Назначить выдачу' }))
  expect(await screen.findByRole('region', { name: 'Выдача' })).toBeVisible()
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('Выдача назначена'))
  expect(document.body).not.toHaveFocus()
})

it('shows the hour that another tab has booked meanwhile', async () => {
  const { user } = await openForm()
  await user.click(await screen.findByRole('radio', { name: /24|вторник/i }))
  await user.click(await screen.findByRole('radio', { name: /10:30/ }))
  answers.set(calls.createStorageIssue, () => {
    throw new GatewayError({ kind: 'conflict', message: 'Выдача уже назначена.' })
  })
  answers.set(calls.readStorageOrder, () =>
    calls.readStorageOrder.response.parse({ ...ORDER, can_issue: false, issue: ISSUE }),
  )
  await user.click(screen.getByRole('button', { name: 'Назначить выдачу' }))
  expect(await screen.findByRole('region', { name: 'Выдача' })).toHaveTextContent('Выдача назначена')
  expect(screen.queryByRole('button', { name: 'Назначить выдачу' })).toBeNull()
})

it('calls a booked hour off only when asked twice', async () => {
  answers.set(calls.readStorageOrder, () =>
    calls.readStorageOrder.response.parse({ ...ORDER, can_issue: false, issue: ISSUE }),
  )
  const { user } = open(<StorageScreen number="ХШ-1" />)
  const booked = within(await screen.findByRole('region', { name: 'Выдача' }))
  expect(booked.getByText(/10:30/)).toBeVisible()
  await user.click(booked.getByRole('button', { name: /Отменить/ }))
  expect(sentTo(calls.cancelStorageIssue)).toEqual([])
  await user.click(booked.getByRole('button', { name: /отменить/i }))
  expect(sentTo(calls.cancelStorageIssue)).toEqual([{ body: { order_number: 'ХШ-1', id: 'i1' } }])
})

it('leads back to the list from behind its end', async () => {
  answers.set(calls.listStorageOrders, () => ({
    orders: [],
    pagination: { page: 9, limit: 20, total: 6, pages: 1 },
  }))
  open(<StorageList />)
  expect(await screen.findByRole('link', { name: 'К началу списка' })).toHaveAttribute(
    'href',
    '/account/storage',
  )
})

it('says what to do where nothing is stored', async () => {
  answers.set(calls.listStorageOrders, () => ({
    orders: [],
    pagination: { page: 1, limit: 20, total: 0, pages: 0 },
  }))
  open(<StorageList />)
  expect(await screen.findByRole('link', { name: 'Условия и цены' })).toBeVisible()
})
