import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { offerMarkup } from '@/stores/user/shown-markup'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { deleteAlert } from '../api/change-alerts'
import { readAlerts } from '../api/read-alerts'
import { AlertList } from './alert-list'

vi.mock('../api/change-alerts', () => ({ deleteAlert: vi.fn() }))
vi.mock('../api/read-alerts', () => ({ readAlerts: vi.fn() }))

const WAITING = {
  brand: 'Knecht',
  article: 'OC 90',
  internalCode: '00-00000001',
  title: 'Фильтр масляный',
  pictureUrl: [],
  price: 450.5,
  currentPrice: 520,
  createdAt: '2026-11-20T09:00:00Z',
  notifiedAt: null,
}
const RETURNED = {
  ...WAITING,
  brand: 'TRW',
  article: 'GDB1330',
  price: null,
  currentPrice: null,
  notifiedAt: '2026-11-25T09:00:00Z',
}
const REACHED = { ...CUSTOMER, email: 'anna@example.com', isEmailConfirmed: true }

beforeEach(() => {
  offerMarkup(0)
  vi.mocked(readAlerts).mockReset().mockResolvedValue([WAITING, RETURNED])
  vi.mocked(deleteAlert).mockReset().mockResolvedValue(undefined)
})

const show = (user = REACHED) =>
  renderInShop(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AlertList fitmentFor={({ article }) => <p>Подходит {article}</p>} />
    </QueryClientProvider>,
    { user },
  )
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Что вы ждёте' })).getAllByRole('listitem')

it('tells of each part what is waited for, what it costs now and whether it fits the car', async () => {
  show()
  const [waiting, returned] = await rows()
  expect(waiting).toHaveTextContent('Подходит OC 90')
  expect(waiting).toHaveTextContent('Ждёте цену 450,50 ₽ или ниже. Сейчас 520 ₽.')
  expect(returned).toHaveTextContent('Подходит GDB1330')
  expect(returned).toHaveTextContent('Ждали поступления. Сейчас нет в продаже.')
  expect(returned).toHaveTextContent('Письмо отправлено 25 ноября')
})

it('shows a company its own prices', async () => {
  offerMarkup(10)
  show()
  expect((await rows())[0]).toHaveTextContent('Ждёте цену 495,55 ₽ или ниже. Сейчас 572 ₽.')
})

it('says that no email comes to a mailbox that is not proven', async () => {
  show({ ...REACHED, isEmailConfirmed: false })
  await rows()
  expect(screen.getByText(/Письма не придут/)).toBeVisible()
})

it('a part that is waited for no longer leaves the list, and the heading takes the focus', async () => {
  const { user } = show()
  const [waiting] = await rows()
  vi.mocked(readAlerts).mockResolvedValue([RETURNED])
  await user.click(within(waiting as HTMLElement).getByRole('button', { name: 'Не ждать, Knecht OC 90' }))
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(deleteAlert).toHaveBeenCalledWith(WAITING)
  expect(screen.getByRole('heading', { name: 'Что вы ждёте' })).toHaveFocus()
})

it('says that nothing is waited for', async () => {
  vi.mocked(readAlerts).mockResolvedValue([])
  show()
  expect(await screen.findByText(/Пока ничего/)).toBeVisible()
})

it('offers to read again what did not come', async () => {
  vi.mocked(readAlerts).mockRejectedValueOnce(new Error('нет связи'))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await rows()).toHaveLength(2)
})
