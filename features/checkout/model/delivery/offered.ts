import type {
  CheckoutPayment,
  CheckoutShop,
  CheckoutState,
  CheckoutTransport,
} from '@/stores/checkout/checkout-state'

type Sources = Pick<CheckoutState, 'pattern' | 'options'>

/** Shops to pick up at: as the cart makes them once options were read, else as the pattern lists them. */
export function offeredShops({ pattern, options }: Sources): readonly CheckoutShop[] {
  if (options && options.stores.length > 0) return options.stores
  return pattern?.deliveryTypes.find(({ code }) => code === 'pickup')?.pickupStores ?? []
}

export function offeredTransports({ pattern, options }: Sources): readonly CheckoutTransport[] {
  if (options && options.transports.length > 0) return options.transports
  return pattern?.deliveryTypes.find(({ code }) => code === 'delivery')?.deliveryTransports ?? []
}

/** Payments for the chosen way of receipt; before it is chosen, all of them. */
export function offeredPayments({ pattern, options }: Sources): readonly CheckoutPayment[] {
  return options?.payments ?? pattern?.payments ?? []
}
