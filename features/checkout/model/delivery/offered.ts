import type {
  CheckoutPayment,
  CheckoutShop,
  CheckoutState,
  CheckoutTransport,
} from '@/stores/checkout/checkout-state'

type Sources = Pick<CheckoutState, 'pattern' | 'options'>
type Place = Pick<CheckoutState, 'deliverySector'>

/** Shops to pick up at: as the cart makes them once options were read, else as the pattern lists them. */
export function offeredShops({ pattern, options }: Sources): readonly CheckoutShop[] {
  if (options && options.stores.length > 0) return options.stores
  return pattern?.deliveryTypes.find(({ code }) => code === 'pickup')?.pickupStores ?? []
}

/** Outside of the shop's own zones those that have a carrier behind them, where there are any. */
export function offeredTransports({
  pattern,
  options,
  deliverySector,
}: Sources & Place): readonly CheckoutTransport[] {
  const transports =
    options && options.transports.length > 0
      ? options.transports
      : (pattern?.deliveryTypes.find(({ code }) => code === 'delivery')?.deliveryTransports ?? [])
  if (!deliverySector?.terms?.isAgreed) return transports
  const carriers = transports.filter((transport) => transport.ttk_external_id)
  return carriers.length > 0 ? carriers : transports
}

/** Takes back a transport that does not go to the chosen place. */
export function withoutLostTransport(state: CheckoutState): CheckoutState {
  const { receiptStep } = state
  const isOffered = offeredTransports(state).some(({ code }) => code === receiptStep.deliveryTransportCode)
  return isOffered || receiptStep.deliveryTransportCode === null
    ? state
    : { ...state, receiptStep: { ...receiptStep, deliveryTransportCode: null } }
}

/** Payments for the chosen way of receipt; before it is chosen, all of them. */
export function offeredPayments({ pattern, options }: Sources): readonly CheckoutPayment[] {
  return options?.payments ?? pattern?.payments ?? []
}
