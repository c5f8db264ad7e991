import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { QueryProvider } from '@/lib/query/query-provider'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import type { UserOperations } from '@/stores/user/user-operations'
import { toUserState } from '@/stores/user/user-state'
import { render } from '@/tests/render'
import { AccountMenu } from './account-menu'
import { AccountOverview } from './account-overview'

const router = vi.hoisted(() => ({ replace: vi.fn<(href: string) => void>(), pathname: '/account' }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => router.pathname }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const logout = vi.fn<UserOperations['logout']>()
const anna = userRecord.parse({
  isAuthorized: true,
  name: 'Анна',
  secondName: 'Смирнова',
  phone: '79000000001',
  email: 'anna@example.com',
})

function mount(ui: ReactElement, record = anna) {
  const operations = { logout } as Partial<UserOperations> as UserOperations
  const stores = createStores({ site: UNKNOWN_SITE, operations: async () => operations })
  stores.user.setState(toUserState(record))
  return {
    stores,
    ...render(
      <StoresProvider site={UNKNOWN_SITE} stores={stores}>
        <QueryProvider>{ui}</QueryProvider>
      </StoresProvider>,
    ),
  }
}

beforeEach(() => {
  router.pathname = '/account'
  router.replace.mockReset()
  logout.mockReset().mockResolvedValue(userRecord.parse({ isAuthorized: false }))
  vi.mocked(notify).mockReset()
})

test.each([
  ['/account', 'Обзор'],
  ['/account/orders/archive', 'Заказы'],
  ['/account/profile', 'Профиль'],
])('on %s the menu points at «%s»', (pathname, title) => {
  router.pathname = pathname
  mount(<AccountMenu />)
  const menu = within(screen.getByRole('navigation', { name: 'Личный кабинет' }))
  const current = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent?.trim())).toEqual([title])
})

test('signs out and leaves the account', async () => {
  const { user, stores } = mount(<AccountMenu />)
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'))
  expect(stores.user.getState().status).toBe('guest')
})

test('a sign-out that failed is said, and the person stays', async () => {
  logout.mockRejectedValue(new Error('down'))
  const { user, stores } = mount(<AccountMenu />)
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce())
  expect(router.replace).not.toHaveBeenCalled()
  expect(stores.user.getState().status).toBe('user')
})

test('the overview greets by name and says what to do next', () => {
  mount(<AccountOverview />)
  expect(screen.getByText('Анна Смирнова')).toBeInTheDocument()
  expect(screen.getByLabelText('Вы вошли как')).toHaveTextContent('+7 (900) 000-00-01 · anna@example.com')
  expect(screen.getByRole('heading', { name: 'Подтвердите телефон' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Подтвердить' })).toHaveAttribute('href', '/account/profile')
})

test('a company has managers and no club', () => {
  mount(<AccountOverview />, { ...anna, group: 'corporate' })
  const tiles = within(screen.getByRole('list', { name: 'Разделы кабинета' }))
  expect(tiles.getByRole('link', { name: /Менеджеры/ })).toHaveAttribute('href', '/account/managers')
  expect(tiles.queryByRole('link', { name: /Клуб/ })).toBeNull()
})
