import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { createCheckoutStore } from '@/stores/checkout/checkout-store'
import { reachOrderGoal } from '@/lib/marketing/order-goals'
import { randomUuid } from '@/lib/random-uuid'
import type { Stores } from '@/stores/create-stores'
import type { CheckoutCalls } from '../flow/checkout-calls'
import { createCheckoutFlow } from '../flow/checkout-flow'
import { createFlowStore } from '../flow/flow-state'
import type { Geocoder } from '../geocoder/geocoder'
import { createDraftSync, type DraftSync } from '../model/steps/draft'
import type { MapTiles } from '@/components/map/map-tiles'
import type { CheckoutScope } from './checkout-context'

const RETRY_PAUSE_MS = 1500

/** The checkout of the user who is signed in now. */
export function createScope(
  { user, cart, cartActions, site }: Stores,
  calls: CheckoutCalls,
  geocoder: Geocoder,
  mapTiles: MapTiles,
): CheckoutScope {
  const store = createCheckoutStore()
  const flowStore = createFlowStore()
  const customer = user.getState()
  const flow = createCheckoutFlow({
    store,
    flow: flowStore,
    calls,
    customer,
    cart: {
      seenLines() {
        const { status, lines } = cart.getState()
        return status === 'ready' ? lines.filter(({ isInOrder }) => isInOrder) : undefined
      },
      flush: () => cartActions.flush(),
      read: () => cartActions.read(),
      readForAllTabs: () => cartActions.read({ forAllTabs: true }),
    },
    shopIds: new Set(site.shopIds),
    draft: draftWhile(() => user.getState().externalId === customer.externalId),
    newKey: randomUuid,
    pause: () => new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS)),
    notifyOfFailure: (failure) => void notifyFailure(failure),
  })
  flowStore.subscribe(({ orderNumber }, before) => {
    if (orderNumber && orderNumber !== before.orderNumber)
      reachOrderGoal(customer.group, orderNumber, store.getState().items)
  })
  return { store, flowStore, flow, customer, isMarkup: site.isMarkup, geocoder, mapTiles }
}

/** A request that ends after another user has signed in stores nothing of the former one in the tab. */
function draftWhile(isOwner: () => boolean): DraftSync {
  const sync = createDraftSync()
  return {
    ...sync,
    write: (draft) => {
      if (isOwner()) sync.write(draft)
    },
  }
}
