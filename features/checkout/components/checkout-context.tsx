'use client'

import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { CartLine } from '@/stores/cart/cart-line'
import type { CheckoutState } from '@/stores/checkout/checkout-state'
import type { CheckoutStore } from '@/stores/checkout/checkout-store'
import type { CheckoutFlow } from '../flow/checkout-flow'
import type { FlowState, FlowStore } from '../flow/flow-state'
import type { Geocoder } from '../geocoder/geocoder'
import type { MapTiles } from '@/components/map/map-tiles'
import { type Customer, isCorporate } from '../model/steps/defaults'

export type CheckoutScope = {
  store: CheckoutStore
  flowStore: FlowStore
  flow: CheckoutFlow
  customer: Customer
  /** Whether prices with a corporate buyer's own markup are shown. */
  isMarkup: boolean
  geocoder: Geocoder
  /** Whether the ordered parts fit the buyer's car. */
  fitmentFor?: ((line: CartLine) => ReactNode) | undefined
  /** A place for a promo code, or for how to get the card that it adds to. */
  promo?: ComponentType<{ hasCard: boolean; onApplied: () => void }> | undefined
  mapTiles: MapTiles
}

const CheckoutContext = createContext<CheckoutScope | null>(null)

export function CheckoutProvider({ scope, children }: { scope: CheckoutScope; children: ReactNode }) {
  return <CheckoutContext value={scope}>{children}</CheckoutContext>
}

export function useCheckoutScope(): CheckoutScope {
  const scope = useContext(CheckoutContext)
  if (!scope) throw new Error('CheckoutProvider is missing above this component')
  return scope
}

export function useCheckout<Part>(selector: (state: CheckoutState) => Part): Part {
  return useStore(useCheckoutScope().store, selector)
}

export function useFlowState<Part>(selector: (state: FlowState) => Part): Part {
  return useStore(useCheckoutScope().flowStore, selector)
}

export function useIsCorporate(): boolean {
  return isCorporate(useCheckoutScope().customer)
}
