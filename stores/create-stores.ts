import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BookmarkActions, createBookmarkActions } from '@/stores/bookmarks/bookmark-actions'
import { type BookmarksStore, createBookmarksStore } from '@/stores/bookmarks/bookmarks-store'
import { type CartActions, createCartActions } from '@/stores/cart/cart-actions'
import { type CartStore, createCartStore } from '@/stores/cart/cart-store'
import { createGarageActions, type GarageActions } from '@/stores/garage/garage-actions'
import { forgetOnLogout } from '@/stores/checkout/forget-on-logout'
import { createSignInStore, type SignInStore } from '@/stores/sign-in/sign-in-store'
import type { SiteFacts } from '@/stores/user/site-facts'
import { createUserActions, type UserActions } from '@/stores/user/user-actions'
import { createUserEvents, type UserEventHub } from '@/stores/user/user-events'
import type { UserOperations } from '@/stores/user/user-operations'
import { DEFAULT_USER, type UserState } from '@/stores/user/user-state'
import { createVehicleStore, type VehicleStore } from '@/stores/vehicle/vehicle-store'

export type Stores = {
  site: SiteFacts
  user: StoreApi<UserState>
  userActions: UserActions
  userEvents: UserEventHub
  signIn: SignInStore
  cart: CartStore
  cartActions: CartActions
  bookmarks: BookmarksStore
  bookmarkActions: BookmarkActions
  vehicle: VehicleStore
  garage: GarageActions
}

type Options = { site: SiteFacts; operations?: () => Promise<UserOperations> }

/** The stores of one tree. Nothing is read or called before the tree is mounted. */
export function createStores({ site, operations = loadOperations }: Options): Stores {
  const userEvents = createUserEvents()
  forgetOnLogout(userEvents)
  const user = createStore<UserState>()(() => ({ ...DEFAULT_USER, supplier: site.defaultSupplierId }))
  const cart = createCartStore()
  const bookmarks = createBookmarksStore()
  const vehicle = createVehicleStore()
  const settle = () => Promise.all([cartActions.settle(), bookmarkActions.settle()])
  const userActions = createUserActions({ store: user, events: userEvents, site, operations, settle })
  const cartActions = createCartActions({ store: cart, user, events: userEvents, vehicle, site })
  const bookmarkActions = createBookmarkActions({ store: bookmarks, user, events: userEvents })
  return {
    site,
    user,
    userActions,
    userEvents,
    signIn: createSignInStore(),
    cart,
    cartActions,
    bookmarks,
    bookmarkActions,
    vehicle,
    garage: createGarageActions({ user, userActions }),
  }
}

async function loadOperations(): Promise<UserOperations> {
  const { userOperations } = await import('@/stores/user/user-operations')
  return userOperations
}
