import { afterEach, expect, it, vi } from 'vitest'
import { GOAL_EVENT, type ReachedGoal } from '@/lib/marketing/order-goals'
import { createStores } from '@/stores/create-stores'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { createCheckoutCalls } from '../api/create-checkout-calls'
import { CORPORATE, RETAIL } from '../testing'
import { createGatewayGeocoder } from '../geocoder/create-gateway-geocoder'
import { createScope } from './create-scope'

const reached = vi.fn<(goal: ReachedGoal) => void>()
const listener = (event: Event) => {
  if (event instanceof CustomEvent) reached(event.detail)
}

afterEach(() => {
  window.removeEventListener(GOAL_EVENT, listener)
  reached.mockReset()
})

it.each([
  [RETAIL, 'order-retail'],
  [CORPORATE, 'order-wholesale'],
])('an order of $group counts once, under its number', (customer, goal) => {
  window.addEventListener(GOAL_EVENT, listener)
  const stores = createStores({ site: UNKNOWN_SITE })
  stores.user.setState({ ...stores.user.getState(), ...customer })
  const { flowStore } = createScope(stores, createCheckoutCalls(), createGatewayGeocoder(), {
    url: '',
    attribution: '',
  })
  flowStore.setState({ isSending: true })
  expect(reached).not.toHaveBeenCalled()
  flowStore.setState({ orderNumber: '1000001' })
  flowStore.setState({ isSending: false })
  expect(reached.mock.calls).toEqual([[{ goal, orderNumber: '1000001', items: [] }]])
})
