import { useStore } from 'zustand'
import { useStores } from '@/stores/provider'
import type { CartActions } from './cart-actions'
import type { CartState } from './cart-store'

/** A part of the cart's state; the component renders again when that part changes. */
export function useCart<Part>(selector: (cart: CartState) => Part): Part {
  return useStore(useStores().cart, selector)
}

/** What can be done to the cart; the same object for the life of the page. */
export function useCartActions(): CartActions {
  return useStores().cartActions
}
