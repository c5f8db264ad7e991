import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { cartLineOf } from '@/stores/cart/testing'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { DEFAULT_USER, type UserState } from '@/stores/user/user-state'
import { render } from '@/tests/render'
import type { Geocoder } from '../geocoder/geocoder'
import type { CheckoutCalls } from '../flow/checkout-calls'
import { CLIENTS, PATTERN, RETAIL, SECTOR, SHOP_IDS } from '../testing'
import { Checkout } from './checkout'
import type { CheckoutScope } from './checkout-context'

export const line = cartLineOf({ productId: 'p1', price: 450, quantity: 2, pictures: ['/p1.webp'] })
const TOTAL = {
  totalPrice: 900,
  totalPriceDiscount: 650,
  totalWriteoff: 250,
  totalReward: 27,
  totalRewardDiscount: 19,
}

/** Three streets, of which the houses up to 60 are known. */
export const suggest = vi.fn<Geocoder['suggest']>(async (query) => {
  const [, word = '', house] = /^(?:Москва, )?(?:улица )?(\p{L}+)[^\d]*(\d+)?/u.exec(query) ?? []
  const streets = ['улица Арбат', 'Ленинградский проспект', 'Ленинградское шоссе'].filter((street) =>
    street.toLowerCase().includes(word.toLowerCase()),
  )
  return Number(house) > 60
    ? []
    : streets.map((street) => ({
        address: ['Москва', street, house].filter(Boolean).join(', '),
        coordinates: house ? [55.75, 37.59] : null,
      }))
})
const geocoder: Geocoder = { suggest, addressAt: async () => null }

/** A gateway that answers everything, but for the calls that the test gives. */
export function callsOf(own: Partial<CheckoutCalls>): CheckoutCalls {
  return {
    checkLines: async () => [line],
    linePrices: async () => new Map(),
    lineBonuses: async () => new Map(),
    linePictures: async () => new Map(),
    pattern: async () => PATTERN,
    options: async () => ({ stores: [], transports: [], payments: PATTERN.payments }),
    giftCard: async () => ({ lastFour: 'GFT5', balance: 500 }),
    bonusCard: async () => ({ number: '29000' }),
    clients: async () => CLIENTS,
    intervals: async () => SECTOR,
    isWriteoffEnable: async () => true,
    writeoff: async () => ({ total: TOTAL, balance: 1000, discountItems: [] }),
    savedOrders: async () => [],
    orderedEmail: async () => '',
    saveOrders: async () => undefined,
    createOrder: async () => ({ orderNumber: '1000001', totalPrice: 900, isPayable: true, paymentUrl: null }),
    ...own,
  }
}

export function open(
  profile: Partial<UserState> = RETAIL,
  own: Partial<CheckoutCalls> = {},
  promo?: CheckoutScope['promo'],
) {
  const site = { ...UNKNOWN_SITE, shopIds: [...SHOP_IDS] }
  const created = createStores({ site })
  const stores = { ...created, cartActions: { ...created.cartActions, read: async () => undefined } }
  stores.user.setState({ ...DEFAULT_USER, ...profile, status: 'user', isAuthorized: true })
  const onPlaced = vi.fn()
  const calls = callsOf(own)
  const rendered = render(
    <StoresProvider site={site} stores={stores}>
      <Checkout
        mapTiles={{ url: '', attribution: '' }}
        onPlaced={onPlaced}
        calls={calls}
        geocoder={geocoder}
        promo={promo}
      />
    </StoresProvider>,
  )
  return { ...rendered, onPlaced, stores }
}

export const step = (name: string) => screen.getByRole('region', { name })
export const go = { name: 'Продолжить' }

/** Every checkout begins at its first step, with nothing stored. */
export function forget() {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/account/order')
}

/** A retail checkout whose shop and payment are chosen. */
export async function atInfo(own: Partial<CheckoutCalls> = {}, promo?: CheckoutScope['promo']) {
  const opened = open(RETAIL, own, promo)
  const { user } = opened
  await user.click(await screen.findByRole('radio', { name: /Магазин 29/ }))
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('radio', { name: 'При получении' }))
  await user.click(screen.getByRole('button', go))
  await screen.findByRole('heading', { name: 'Контакты' })
  return opened
}
