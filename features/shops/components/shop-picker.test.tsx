import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { GatewayError } from '@/lib/gateway/errors'
import { hrefs } from '@/lib/routing/hrefs'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import type { ShopChoice } from '../model/shop-choice'
import { ShopPickerHost } from './shop-picker-host'
import { ShopLabel } from './shop-label'

const notify = vi.hoisted(() => vi.fn())
const fetchShops = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/toast/notify', () => ({ notify }))
vi.mock('../api/fetch-shops', () => ({ fetchShops }))

const SHOPS: ShopChoice[] = [
  {
    supplierId: 29,
    title: 'На Южной',
    city: 'Москва',
    coordinates: [55.6225, 37.6063],
    metro: [{ name: 'Южная', line: null, color: null }],
    color: '#adacac',
    address: 'Москва, Варшавское шоссе, 125',
    hours: '08:00–22:00',
  },
  {
    supplierId: 12,
    title: 'В Медведкове',
    city: 'Мытищи',
    coordinates: [55.8868, 37.6607],
    metro: [{ name: 'Медведково', line: null, color: null }],
    color: '#f07e24',
    address: 'Мытищи, улица Мира, 1',
    hours: '09:00–21:00',
  },
]

const changed = { kind: 'ok', title: 'Магазин по умолчанию изменён' }
const label = { supplierId: 29, title: 'Южная', color: '#adacac', hours: '08:00–22:00' }

const header = (
  <>
    <a href={hrefs.shops} data-shop-picker="">
      <ShopLabel {...label} />
    </a>
    <ShopPickerHost />
  </>
)

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'store=; Max-Age=0; Path=/'
  document.documentElement.removeAttribute('data-shop')
  notify.mockReset()
  fetchShops.mockReset().mockResolvedValue(SHOPS)
})

async function openPicker(shop: ReturnType<typeof renderInShop>) {
  await shop.user.click(screen.getByRole('link', { name: /Южная/ }))
  return within(await screen.findByRole('dialog', { name: 'Выберите магазин' }))
}

describe('a guest', () => {
  test('sees which shop is his, chooses another one and is told', async () => {
    const shop = renderInShop(header)
    const picker = await openPicker(shop)
    expect(await picker.findByRole('button', { name: /На Южной/ })).toHaveAttribute('aria-pressed', 'true')
    await shop.user.click(picker.getByRole('button', { name: /В Медведкове/ }))
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent('Медведково09:00–21:00'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.cookie).toContain('store=12')
    expect(notify).toHaveBeenCalledExactlyOnceWith(changed)
    expect(document.documentElement).toHaveAttribute('data-shop', '12')
  })

  test('sees his own city first, or the nearest one once the browser says where he is', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 55.91, longitude: 37.73 } } as GeolocationPosition),
      },
    })
    const shop = renderInShop(header)
    const picker = await openPicker(shop)
    const cities = () => picker.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(await picker.findByRole('button', { name: /На Южной/ })).toBeVisible()
    expect(cities()).toEqual(['Москва', 'Мытищи'])
    await shop.user.click(picker.getByRole('button', { name: 'Ближайшие ко мне' }))
    await waitFor(() => expect(cities()).toEqual(['Мытищи', 'Москва']))
    expect(picker.getByRole('button', { name: /В Медведкове/ })).toHaveTextContent('5 км')
    vi.unstubAllGlobals()
  })

  test('who chooses the same shop is told nothing', async () => {
    const shop = renderInShop(header)
    const picker = await openPicker(shop)
    await shop.user.click(await picker.findByRole('button', { name: /На Южной/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notify).not.toHaveBeenCalled()
  })

  test('can ask for the list again when it did not come', async () => {
    fetchShops.mockRejectedValueOnce(new Error('offline'))
    const shop = renderInShop(header)
    const picker = await openPicker(shop)
    await shop.user.click(await picker.findByRole('button', { name: 'Повторить' }))
    expect(await picker.findByRole('button', { name: /В Медведкове/ })).toBeVisible()
  })
})

describe('a customer', () => {
  const chooseOther = async (update: () => Promise<never>) => {
    const shop = renderInShop(header, { user: CUSTOMER, operations: { update } })
    const picker = await openPicker(shop)
    await shop.user.click(await picker.findByRole('button', { name: /В Медведкове/ }))
    return shop
  }

  test('has the shop in the profile and the cart with it', async () => {
    const update = vi.fn(async () => userRecord.parse({ isAuthorized: true, supplier: 12 }))
    const moveCart = vi.fn(async () => [])
    const shop = renderInShop(header, { user: CUSTOMER, operations: { update, moveCart } })
    const picker = await openPicker(shop)
    await shop.user.click(await picker.findByRole('button', { name: /В Медведкове/ }))
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(changed))
    expect([update.mock.calls, moveCart.mock.calls]).toEqual([[[{ supplier: 12 }]], [[29, 12]]])
  })

  test('is told which goods could not follow to the shop', async () => {
    const left = ['Свеча', 'Фильтр', 'Колодки', 'Ремень', 'Щётка']
    const update = async () => userRecord.parse({ isAuthorized: true, supplier: 12 })
    const shop = renderInShop(header, { user: CUSTOMER, operations: { update, moveCart: async () => left } })
    const picker = await openPicker(shop)
    await shop.user.click(await picker.findByRole('button', { name: /В Медведкове/ }))
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(2))
    expect(notify).toHaveBeenLastCalledWith({
      kind: 'warning',
      title: 'Предупреждение',
      text: 'Не удалось перенести в выбранный магазин: Свеча, Фильтр, Колодки и ещё 2. Проверьте корзину.',
    })
    expect(notify).toHaveBeenCalledWith(changed)
  })

  test('is told why the shop could not be changed', async () => {
    await chooseOther(() => Promise.reject(new GatewayError({ kind: 'server', message: 'Профиль занят' })))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledExactlyOnceWith({
        kind: 'error',
        title: 'Ошибка',
        text: 'Профиль занят',
      }),
    )
    expect(screen.getByRole('link')).toHaveTextContent('Южная')
  })

  test('is told in the shop’s words of a failure that is none of the gateway', async () => {
    await chooseOther(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledExactlyOnceWith({
        kind: 'error',
        title: 'Ошибка',
        text: 'Сервис временно недоступен. Попробуйте позже.',
      }),
    )
  })

  test('whose session is over hears of that alone', async () => {
    await chooseOther(() => Promise.reject(new GatewayError({ kind: 'unauthorized', message: 'x' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notify).not.toHaveBeenCalled()
  })
})

describe('the shop in the header', () => {
  test('is the kept one before anyone has answered', () => {
    localStorage.setItem(
      'shop',
      JSON.stringify({ supplierId: 12, title: 'Медведково', color: null, hours: '9–21' }),
    )
    renderInShop(header, { user: { ...CUSTOMER, status: 'unknown' } })
    expect(screen.getByRole('link')).toHaveTextContent('Медведково')
    expect(fetchShops).not.toHaveBeenCalled()
  })

  test('is looked up where nothing is kept of it', async () => {
    renderInShop(header, { user: { ...CUSTOMER, supplier: 12 } })
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent('Медведково'))
    expect(localStorage.getItem('shop')).toContain('"supplierId":12')
  })

  test('is the standard one again when that is the choice', async () => {
    localStorage.setItem(
      'shop',
      JSON.stringify({ supplierId: 12, title: 'Медведково', color: null, hours: '9–21' }),
    )
    document.documentElement.setAttribute('data-shop', '')
    renderInShop(header)
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent('Южная'))
    expect(localStorage.getItem('shop')).toBeNull()
    expect(document.documentElement).not.toHaveAttribute('data-shop')
  })

  test.each(['{', '[]', '{"supplierId":"12"}', '{"supplierId":12,"title":1,"color":null,"hours":""}'])(
    'is not what %s says',
    (stored) => {
      localStorage.setItem('shop', stored)
      renderInShop(header, { user: { ...CUSTOMER, status: 'unknown' } })
      expect(screen.getByRole('link')).toHaveTextContent('Южная')
    },
  )
})
