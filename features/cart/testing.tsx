import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { render } from '@/tests/render'
import type { CartListener } from '@/stores/cart/cart-events'
import type { CartLine } from '@/stores/cart/cart-line'
import { patchCart } from '@/stores/cart/patch-cart'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { createStores, type Stores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import type { UserRecord } from '@/stores/user/user-state'

const SITE = { defaultSupplierId: 29, fallbackSupplierId: 8, shopIds: [29, 8], isMarkup: true }

export const SHOPPER: Partial<UserRecord> = {
  isAuthorized: true,
  externalId: 'anna',
  isPhoneConfirmed: true,
  supplier: 29,
}

type Options = { who?: Partial<UserRecord>; lines?: readonly CartLine[] }

/** Stores of a page whose cart is written nowhere; the requested writes are recorded. */
export function cartStores({ who = SHOPPER, lines = [] }: Options = {}) {
  const stores = createStores({ site: SITE })
  const listeners = new Set<CartListener>()
  const cartActions = {
    read: vi.fn(async () => undefined),
    add: vi.fn(async () => undefined),
    change: vi.fn(),
    remove: vi.fn(async () => undefined),
    restore: vi.fn(async () => undefined),
    flush: vi.fn(async () => undefined),
    settle: vi.fn(async () => undefined),
    replace: vi.fn(async () => undefined),
    completePictures: vi.fn(async () => undefined),
    listen: (listener: CartListener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    prepare: vi.fn(),
  } satisfies Stores['cartActions']
  stores.user.setState({ ...stores.user.getState(), status: who.isAuthorized ? 'user' : 'guest', ...who })
  patchCart(stores.cart, { status: 'ready', confirmed: lines })
  return {
    stores: { ...stores, cartActions },
    cartActions,
    emit: (event: Parameters<CartListener>[0]) => listeners.forEach((listener) => listener(event)),
    put: (next: readonly CartLine[]) => patchCart(stores.cart, { confirmed: next }),
  }
}

export function renderWithStores(ui: ReactElement, stores: Stores) {
  return render(
    <StoresProvider site={SITE} stores={stores}>
      {ui}
    </StoresProvider>,
  )
}

export const ITEM: RequestedItem = {
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр масляный',
  supplierId: null,
  ownWarehouse: true,
  price: 450,
  quantity: 1,
  maxQuantity: 10,
  multiplicity: 1,
  deliveryTime: 0,
}
