import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CUSTOMER, GUEST, renderInShop } from '@/tests/render-in-shop'
import { pageSignal } from '@/lib/gateway/server/page-signal'
import { CHECKOUT_DRAFT_KEY } from '@/stores/checkout/forget-on-logout'
import { SHOP_CHANNEL } from '@/stores/user/shop-channel'
import { hrefs } from '@/lib/routing/hrefs'
import type { UserRecord } from '@/stores/user/user-state'
import { VisitorListener } from './visitor-listener'

const page = vi.hoisted(() => ({ pathname: '/' }))
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => page.pathname }))

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-user')
  document.cookie = 'arus_user=; Max-Age=0; Path=/'
  visit('/')
  router.push.mockReset()
  router.replace.mockReset()
})

function visit(address: string): void {
  page.pathname = address.split('?')[0] ?? '/'
  history.replaceState(null, '', address)
}

const anna = { isAuthorized: true, name: 'Анна', group: 'client' } as UserRecord
const answering = (record: UserRecord) => ({ user: undefined, operations: { read: async () => record } })

/** The visitor is not known yet: the component finds out. */
const UNKNOWN = { ...GUEST, status: 'unknown' } as const

test('a visitor without the hint is a guest at once', async () => {
  const { stores } = renderInShop(<VisitorListener />, { user: UNKNOWN })
  await waitFor(() => expect(stores.user.getState().status).toBe('guest'))
  expect(document.documentElement).not.toHaveAttribute('data-user')
})

test('the look of the page follows who is there', async () => {
  document.cookie = 'arus_user=1; Path=/'
  const { stores } = renderInShop(<VisitorListener />, { ...answering(anna), user: UNKNOWN })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-user'))
  act(() => void stores.userActions.write({ ...anna, isAuthorized: false }))
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-user'))
})

test('a sign-in in another tab loads this one again', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  renderInShop(<VisitorListener />)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'loginAt', newValue: '7' })))
  expect(reload).toHaveBeenCalledOnce()
})

test('a sign-out in another tab takes the checkout under way out of this one', () => {
  vi.stubGlobal('location', { ...location, reload: vi.fn() })
  renderInShop(<VisitorListener />)
  sessionStorage.setItem(CHECKOUT_DRAFT_KEY, '{"userId":"anna"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'loginAt', newValue: '7' })))
  expect(sessionStorage.getItem(CHECKOUT_DRAFT_KEY)).not.toBeNull()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'logoutAt', newValue: '8' })))
  expect(sessionStorage.getItem(CHECKOUT_DRAFT_KEY)).toBeNull()
})

test.each([
  ['anna', 0],
  ['boris', 1],
])('a page of anna to which %s signs in is loaded again %i times', async (externalId, times) => {
  document.cookie = 'arus_user=1; Path=/'
  const { stores } = renderInShop(<VisitorListener />, {
    ...answering({ ...anna, externalId: 'anna' }),
    user: { ...CUSTOMER, externalId: 'anna' },
  })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-user'))
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  act(() => void stores.userActions.write({ ...anna, externalId }))
  expect(reload).toHaveBeenCalledTimes(times)
})

test('the shop that the same visitor chooses in another tab is his here too', async () => {
  const { stores } = renderInShop(<VisitorListener />)
  const other = new BroadcastChannel(SHOP_CHANNEL)
  other.postMessage({ userId: 'anna', supplier: 8 })
  other.postMessage({ userId: null, supplier: 12 })
  for (const foreign of [null, 8, { supplier: 8 }, { userId: null, supplier: '8' }])
    other.postMessage(foreign)
  await waitFor(() => expect(stores.user.getState().supplier).toBe(12))
  other.postMessage({ userId: 'anna', supplier: 8 })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(stores.user.getState().supplier).toBe(12)
  other.close()
})

test('who could not be asked is asked again when the line is back', async () => {
  document.cookie = 'arus_user=1; Path=/'
  const read = vi.fn<() => Promise<UserRecord>>().mockRejectedValueOnce(new Error('offline'))
  const { stores } = renderInShop(<VisitorListener />, { user: UNKNOWN, operations: { read } })
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
  read.mockResolvedValue(anna)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(stores.user.getState().name).toBe('Анна'))
})

describe('a page that comes back from the cache of the browser', () => {
  test.each([
    ['arus_user=1', GUEST, 1],
    ['arus_user=; Max-Age=0', GUEST, 0],
  ])('with the cookie %s as %o is loaded again %i times', async (cookie, user, times) => {
    const reload = vi.fn()
    const { stores } = renderInShop(<VisitorListener />, { user })
    await waitFor(() => expect(stores.user.getState().status).toBe('guest'))
    document.cookie = `${cookie}; Path=/`
    vi.stubGlobal('location', { ...location, reload })
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(reload).toHaveBeenCalledTimes(times)
  })
})

describe('links of the account', () => {
  const link = (
    <>
      <VisitorListener />
      <a href={`${hrefs.cart}?from=header`}>Корзина</a>
      <a href={`${hrefs.account}ing`}>Учёт</a>
    </>
  )

  test('ask a guest to sign in where he is, and lead on afterwards', async () => {
    const { stores, user } = renderInShop(link)
    await user.click(screen.getByRole('link', { name: 'Корзина' }))
    expect(stores.signIn.getState().isOpen).toBe(true)
    expect(stores.signIn.getState().target).toBe('/account/cart?from=header')
  })

  test('lead a customer where they say', async () => {
    document.cookie = 'arus_user=1; Path=/'
    const { stores } = renderInShop(link, { ...answering(anna), user: CUSTOMER })
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Корзина' }))
    expect([isFollowed, stores.signIn.getState().isOpen]).toEqual([true, false])
    await waitFor(() => expect(stores.user.getState().name).toBe('Анна'))
  })

  test('are not those that only begin alike, nor those opened in another tab', () => {
    const { stores } = renderInShop(link)
    fireEvent.click(screen.getByRole('link', { name: 'Учёт' }))
    fireEvent.click(screen.getByRole('link', { name: 'Корзина' }), { ctrlKey: true })
    expect(stores.signIn.getState().isOpen).toBe(false)
  })
})

describe('a guarded page', () => {
  test.each([
    ['/account/orders?a=1', { ...anna, isAuthorized: false }, '/?a=1'],
    ['/account/managers?a=1', anna, '/'],
    ['/account/loyalty', { ...anna, group: 'corporate' as const }, '/'],
    ['/arus_elements', anna, '/'],
  ])('%s is left as soon as its visitor is known not to be welcome', async (address, record, target) => {
    visit(address)
    document.cookie = 'arus_user=1; Path=/'
    renderInShop(<VisitorListener />, { ...answering(record), user: UNKNOWN })
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(target))
  })

  test('stays open for who is welcome', async () => {
    visit('/account/orders')
    document.cookie = 'arus_user=1; Path=/'
    const { stores } = renderInShop(<VisitorListener />, { ...answering(anna), user: UNKNOWN })
    await waitFor(() => expect(stores.user.getState().status).toBe('user'))
    await import('@/lib/routing/guards')
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(router.replace).not.toHaveBeenCalled()
  })
})

test('what was asked for the sake of a page is given up with it', () => {
  const { stores } = renderInShop(<VisitorListener />)
  const signal = pageSignal()
  visit('/shops')
  // Whatever draws it anew: the component finds itself on another page.
  act(() => stores.user.setState({ status: 'user' }))
  expect([signal.aborted, pageSignal().aborted]).toEqual([true, false])
})
