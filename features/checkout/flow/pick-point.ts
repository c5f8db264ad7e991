import type { CheckoutStore } from '@/stores/checkout/checkout-store'
import type { Coordinates } from '@/stores/checkout/checkout-state'
import type { Geocoder } from '../geocoder/geocoder'
import { joinCoordinates } from '../model/delivery/delivery-ids'
import type { CheckoutFlow } from './checkout-flow'

type Deps = { store: CheckoutStore; flow: Pick<CheckoutFlow, 'changeReceipt'>; geocoder: Geocoder }

/** Delivers to a point of the map: the former address goes at once, the point's own comes when it is known. */
export async function pickPoint({ store, flow, geocoder }: Deps, point: Coordinates): Promise<void> {
  flow.changeReceipt({ deliveryCoords: point, deliveryAddress: `Точка на карте: ${joinCoordinates(point)}` })
  const place = await geocoder.addressAt(point).catch(() => null)
  // Meanwhile another place may have been chosen.
  if (place && store.getState().receiptStep.deliveryCoords === point) {
    flow.changeReceipt({ deliveryAddress: place.address })
  }
}
