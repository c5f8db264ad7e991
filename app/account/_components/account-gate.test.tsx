import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { createStores, type Stores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import type { UserOperations } from '@/stores/user/user-operations'
import { toUserState } from '@/stores/user/user-state'
import { render } from '@/tests/render'
import { AccountGate } from './account-gate'

const read = vi.fn<UserOperations['read']>()
const anna = userRecord.parse({ isAuthorized: true, name: 'Анна' })

function pageOf(stores: Stores, isOfStores = false) {
  return (
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <AccountGate skeleton={<p>Серые плашки</p>} isOfStores={isOfStores}>
        <p>Заказы Анны</p>
      </AccountGate>
    </StoresProvider>
  )
}

function mount() {
  const operations = { read } as Partial<UserOperations> as UserOperations
  const stores = createStores({ site: UNKNOWN_SITE, operations: async () => operations })
  const { user } = render(pageOf(stores))
  return { user, stores }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  document.cookie = 'arus_user=1'
  read.mockReset().mockResolvedValue(anna)
})

afterEach(() => {
  vi.useRealTimers()
  document.cookie = 'arus_user=; max-age=0'
})

test('shows a skeleton until it is known who is there, then the page', () => {
  const { stores } = mount()
  expect(screen.getByText('Серые плашки')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем')
  expect(screen.queryByText('Заказы Анны')).toBeNull()
  act(() => stores.user.setState(toUserState(anna)))
  expect(screen.getByText('Заказы Анны')).toBeInTheDocument()
  expect(screen.queryByText('Серые плашки')).toBeNull()
})

test.each([
  [false, 'Кабинет не открылся: сервис ответил не вовремя'],
  [true, 'ей нужны скрипты'],
])('says without scripts why a page of stores (%s) is not there', (isOfStores, words) => {
  const html = renderToString(pageOf(createStores({ site: UNKNOWN_SITE }), isOfStores))
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain(words)
})

test('asks a guest to sign in', async () => {
  const { user, stores } = mount()
  act(() => stores.user.setState({ status: 'guest' }))
  expect(screen.queryByText('Заказы Анны')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(stores.signIn.getState().isOpen).toBe(true)
})

test('says so when nobody answers, and asks again on demand', async () => {
  const { user } = mount()
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getByText('Кабинет не открылся')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(await screen.findByText('Заказы Анны')).toBeInTheDocument()
})

test('a second failure is said again', async () => {
  read.mockRejectedValue(new Error('down'))
  const { user } = mount()
  act(() => void vi.advanceTimersByTime(8000))
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(await screen.findByText('Кабинет не открылся')).toBeInTheDocument()
})

test('opens by itself when the service is back, and says what is wrong until then', async () => {
  read.mockRejectedValue(new Error('down'))
  mount()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Кабинет не открылся')).toBeInTheDocument()
  read.mockResolvedValue(anna)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Заказы Анны')).toBeInTheDocument()
})
