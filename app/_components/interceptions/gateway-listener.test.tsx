import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterFlight } from '@/lib/gateway/in-flight'
import { gatewayListeners } from '@/lib/gateway/listeners'
import { CUSTOMER, GUEST, renderInShop } from '@/tests/render-in-shop'
import type { UserRecord } from '@/stores/user/user-state'
import { GatewayListener } from './gateway-listener'

const notify = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/toast/notify', () => ({ notify }))

beforeEach(() => {
  localStorage.clear()
  notify.mockReset().mockResolvedValue(undefined)
})

describe('a session that is over', () => {
  async function press(answer: Partial<UserRecord> | undefined) {
    const read = vi.fn(async () => answer as UserRecord | undefined)
    const shop = renderInShop(<GatewayListener version="1" />, { user: CUSTOMER, operations: { read } })
    act(() => gatewayListeners().accessDenied?.())
    await screen.findByRole('dialog', { name: 'Ошибка авторизации' })
    expect(screen.getByText('Пройдите авторизацию повторно.')).toBeVisible()
    await shop.user.click(screen.getByRole('button', { name: 'Войти' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(read).toHaveBeenCalledOnce()
    return shop.stores
  }

  test('asks who is there and lets the visitor sign in again', async () => {
    const stores = await press({ isAuthorized: false })
    expect(stores.signIn.getState().isOpen).toBe(true)
    expect(stores.user.getState().status).toBe('guest')
  })

  test('that another tab has renewed needs no more', async () => {
    const stores = await press({ isAuthorized: true, name: 'Анна' })
    expect(stores.signIn.getState().isOpen).toBe(false)
  })

  test('opens the sign-in also when nobody answers', async () => {
    const stores = await press(undefined)
    expect(stores.signIn.getState().isOpen).toBe(true)
  })

  test('says nothing to who is signing in already', async () => {
    const { stores } = renderInShop(<GatewayListener version="1" />)
    act(() => stores.signIn.getState().open())
    act(() => gatewayListeners().accessDenied?.())
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('dialog')).toBeNull()
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

  test.each([null, '2'])('is no news to a browser that keeps %s', async (kept) => {
    if (kept) localStorage.setItem('appVer', kept)
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
