import type { CheckoutState } from '@/stores/checkout/checkout-state'

/** Buys for another client: the contractor is one of his, and a delivery goes to him. */
export function withClient(state: CheckoutState, clientId: string): CheckoutState {
  const client = state.corporateClients.find(({ id }) => id === clientId)
  if (!client || clientId === state.infoStep.clientId) return state
  const [contractor, ...others] = client.contractors
  const contractorId = contractor && others.length === 0 ? contractor.externalId : null
  return withClientPlace({ ...state, infoStep: { ...state.infoStep, clientId, contractorId } }, true)
}

/** A corporate delivery goes to the chosen client; one without a place on the map cannot be delivered to, and is chosen no more. */
export function withClientPlace(state: CheckoutState, isCorporate: boolean): CheckoutState {
  if (!isCorporate || state.receiptStep.isPickup) return state
  const client = state.corporateClients.find(({ id }) => id === state.infoStep.clientId)
  if (!client) return state
  const { coordinates } = client
  return {
    ...state,
    receiptStep: {
      ...state.receiptStep,
      deliveryCoords: coordinates,
      deliveryAddress: coordinates ? client.address : '',
    },
    infoStep: coordinates ? state.infoStep : { ...state.infoStep, clientId: null, contractorId: null },
  }
}
