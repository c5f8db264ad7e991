import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterFlight } from '@/lib/gateway/in-flight'
import { gatewayListeners } from '@/lib/gateway/listeners'
import { CUSTOMER, GUEST, renderInShop } from '@/tests/render-in-shop'
import type { UserOperations } from '@/stores/user/user-operations'
import type { UserRecord } from '@/stores/user/user-state'
import { GatewayListener } from './gateway-listener'

/** What draws it is loaded with the first occasion. */
const LOADING = { timeout: 4000 }

const notify = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/toast/notify', () => ({ notify }))

beforeEach(() => {
  localStorage.clear()
  notify.mockReset().mockResolvedValue(undefined)
})

describe('a session that is over', () => {
  const anna = { isAuthorized: true, externalId: 'anna', name: 'Анна' } as UserRecord
  const boris = { isAuthorized: true, externalId: 'boris', name: 'Борис' } as UserRecord

  /** How the renewal ends, and the shop in which a call has met the refusal. */
  async function refuse(operations: Partial<UserOperations>) {
    const user = { ...CUSTOMER, externalId: 'anna' }
    const shop = renderInShop(<GatewayListener version="1" />, { user, operations })
    let end: string | undefined
    act(() => {
      gatewayListeners()
        .renewSession?.()
        .then(
          () => (end = 'renewed'),
          () => (end = 'refused'),
        )
    })
    await screen.findByRole('dialog', { name: 'Ошибка авторизации' }, LOADING)
    expect(screen.getByText('Пройдите авторизацию повторно.')).toBeVisible()
    return { ...shop, ending: () => end }
  }
  const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Войти' }))

  test.each([
    ['the same person has signed in', anna, 'renewed'],
    ['somebody else has signed in', boris, 'refused'],
  ])('stays the page of its owner until %s', async (_name, record, expected) => {
    const read = vi.fn(async () => ({ isAuthorized: false }) as UserRecord)
    const { stores, user, ending } = await refuse({ read, login: async () => record })
    await press(user)
    await waitFor(() => expect(stores.signIn.getState().isOpen).toBe(true))
    expect([read.mock.calls.length, stores.user.getState().name, ending()]).toEqual([1, 'Анна', undefined])
    await act(() => stores.userActions.login({ email: 'a@example.com', password: 'x' }))
    await waitFor(() => expect(ending()).toBe(expected))
  })

  test('that another tab has renewed needs no more', async () => {
    const { stores, user, ending } = await refuse({ read: async () => anna })
    await press(user)
    await waitFor(() => expect(ending()).toBe('renewed'))
    expect([stores.signIn.getState().isOpen, screen.queryByRole('dialog')]).toEqual([false, null])
  })

  test('opens the sign-in also when nobody answers, and ends when that is closed', async () => {
    const { stores, user, ending } = await refuse({ read: async () => undefined })
    await press(user)
    await waitFor(() => expect(stores.signIn.getState().isOpen).toBe(true))
    act(() => stores.signIn.getState().close())
    await waitFor(() => expect(ending()).toBe('refused'))
    expect(stores.user.getState().status).toBe('user')
  })

  test('ends with the notice that is closed', async () => {
    const { stores, user, ending } = await refuse({})
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(ending()).toBe('refused'))
    expect([stores.signIn.getState().isOpen, screen.queryByRole('dialog')]).toEqual([false, null])
  })

  test('is not spoken of any more to who has signed out meanwhile', async () => {
    const { stores, ending } = await refuse({ logout: async () => ({ isAuthorized: false }) as UserRecord })
    await act(() => stores.userActions.logout())
    await waitFor(() => expect(ending()).toBe('refused'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('says nothing to who is signing in already', async () => {
    const { stores } = renderInShop(<GatewayListener version="1" />)
    act(() => stores.signIn.getState().open())
    const renewal = gatewayListeners().renewSession?.()
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => stores.signIn.getState().close())
    await expect(renewal).rejects.toThrow('Nobody has signed in')
  })
})

describe('a newer version of the shop', () => {
  test('is told when the gateway says so, and kept before the page is loaded again', async () => {
    const { user } = renderInShop(<GatewayListener version="2" />)
    act(() => gatewayListeners().outdated?.())
    await screen.findByRole('dialog', { name: 'Вышла новая версия сайта' })
    localStorage.setItem('appVer', '1')
    const reload = vi.fn()
    vi.stubGlobal('location', { ...location, reload })
    await user.click(screen.getByRole('button', { name: 'Обновить страницу' }))
    expect([localStorage.getItem('appVer'), reload.mock.calls.length]).toEqual(['2', 1])
  })

  test('is told after the load when this browser met another one', async () => {
    localStorage.setItem('appVer', '1')
    renderInShop(<GatewayListener version="2" />)
    expect(await screen.findByRole('dialog', { name: 'Вышла новая версия сайта' })).toBeVisible()
  })

  test.each([null, '2'])('is no news to a browser that keeps %s', async (stored) => {
    if (stored) localStorage.setItem('appVer', stored)
    renderInShop(<GatewayListener version="2" />)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('appVer')).toBe('2')
  })
})

test('a notification is shown as it came', () => {
  renderInShop(<GatewayListener version="1" />, { user: GUEST })
  gatewayListeners().notify?.({ kind: 'error', title: 'Ошибка', text: 'Сеанс не закрыт' })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Ошибка', text: 'Сеанс не закрыт' })
})

test('the counter of requests stands in a corner, in the colour that the gateway names', async () => {
  renderInShop(<GatewayListener version="1" />)
  gatewayListeners().counted?.({ count: 3, color: '#12723a' })
  const badge = await screen.findByRole('status', { name: 'Счётчик запросов' })
  gatewayListeners().counted?.({ count: 99, color: '#c1121f' })
  await waitFor(() => expect(badge).toHaveTextContent('99'))
  expect(badge.style.getPropertyValue('--alert')).toBe('#c1121f')
})

describe('the sign of work', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Загрузка' })
  let leave: (() => void)[] = []

  afterEach(() => {
    for (const end of leave) end()
    leave = []
  })

  test('stays until the last call has ended', async () => {
    renderInShop(<GatewayListener version="1" />)
    leave = [enterFlight(), enterFlight()]
    await waitFor(() => expect(bar()).toBeVisible())
    leave[0]?.()
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(bar()).toBeVisible()
    leave[1]?.()
    await waitFor(() => expect(bar()).toBeNull())
  })
})
