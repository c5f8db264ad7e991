import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { COMPARE_KEY } from '@/stores/compare/compare-key'
import { COMPARE_CHANNEL, compareStore } from '@/stores/compare/compare-store'
import { type Compared, COMPARED_PER_SECTION, writeCompared } from '@/stores/compare/compared'
import { render } from '@/tests/render'
import { CompareButton } from './compare-button'
import { CompareHost } from './compare-host'

const { address } = vi.hoisted(() => ({ address: { pathname: '/product/00-10000001' } }))
vi.mock('next/navigation', () => ({ usePathname: () => address.pathname }))

beforeEach(() => {
  compareStore.clear()
  localStorage.clear()
  address.pathname = '/product/00-10000001'
})

afterEach(() => vi.restoreAllMocks())

function open() {
  return render(
    <>
      <CompareButton code="00-10000001" section="tyres" name="Nordman T1" />
      <CompareHost />
    </>,
  )
}

/** As another tab of this browser does. */
function chooseElsewhere(products: readonly Compared[]) {
  localStorage.setItem(COMPARE_KEY, writeCompared(products))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: COMPARE_KEY })))
  const channel = new BroadcastChannel(COMPARE_CHANNEL)
  channel.postMessage(products)
  onTestFinished(() => channel.close())
}

const button = () => screen.getByRole('button', { name: 'Сравнить, Nordman T1' })
const link = () => screen.queryByRole('link', { name: /^Сравнение/ })

test('a page of which nothing is compared has no way to a comparison', () => {
  open()
  expect(link()).toBeNull()
  expect(button()).not.toHaveAttribute('aria-pressed')
})

test('a press takes the product in, another one out', async () => {
  const { user } = open()
  await user.click(button())
  expect(await screen.findByRole('link', { name: 'Сравнение 1' })).toHaveAttribute('href', '/compare')
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem(COMPARE_KEY)).toContain('"00-10000001"')
  await user.click(button())
  await waitFor(() => expect(link()).toBeNull())
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expect(localStorage.getItem(COMPARE_KEY)).toBeNull()
})

test('a section that is full says so and stays as it is', async () => {
  for (let at = 0; at < COMPARED_PER_SECTION; at++)
    compareStore.add({ code: `00-2000000${at}`, section: 'tyres' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Сравнить, Nordman T1', pressed: false }))
  expect(await screen.findByText('В сравнении уже 6 товаров этого раздела')).toBeInTheDocument()
  expect(compareStore.getState().products).toHaveLength(COMPARED_PER_SECTION)
})

test('a browser that stores nothing is named once, and the address of the comparison holds what is chosen', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = open()
  await user.click(button())
  expect(await screen.findByText('Браузер не даёт запомнить сравнение')).toBeInTheDocument()
  expect(link()).toHaveAttribute('href', '/compare?ids=00-10000001')
})

test('what another tab chooses is known here, from the first choice on', async () => {
  open()
  chooseElsewhere([{ code: '00-10000001', section: 'tyres' }])
  expect(await screen.findByRole('link', { name: 'Сравнение 1' })).toBeVisible()
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  chooseElsewhere([])
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'))
})

test.each(['/compare', '/account/order', '/account/cart', '/arus_elements/orders'])(
  'no link lies over %s',
  async (pathname) => {
    address.pathname = pathname
    compareStore.add({ code: '00-10000001', section: 'tyres' })
    open()
    await screen.findByRole('button', { name: /Nordman T1/, pressed: true })
    expect(link()).toBeNull()
  },
)
