import type { CheckoutStore } from '@/stores/checkout/checkout-store'
import type { Coordinates } from '@/stores/checkout/checkout-state'
import type { Geocoder } from '../geocoder/geocoder'
import type { CheckoutFlow } from './checkout-flow'

type Deps = { store: CheckoutStore; flow: Pick<CheckoutFlow, 'changeReceipt'>; geocoder: Geocoder }

const POINT = 'Точка на карте: '
/** Digits of a coordinate that tell one door from the next. */
const DIGITS = 5

function nameOfPoint(point: Coordinates): string {
  return POINT + point.map((coordinate) => String(Number(coordinate.toFixed(DIGITS)))).join(', ')
}

/** A house that was typed and that the service of addresses does not place. */
async function isTypedHouse(
  geocoder: Geocoder,
  { deliveryAddress, deliveryCoords }: { deliveryAddress: string; deliveryCoords: Coordinates | null },
): Promise<boolean> {
  if (deliveryAddress.startsWith(POINT) || !/\d/.test(deliveryAddress)) return false
  if (deliveryCoords === null) return true
  const isPlaced = (found: Awaited<ReturnType<Geocoder['suggest']>>) =>
    found.some(({ address, coordinates }) => coordinates !== null && address === deliveryAddress)
  return geocoder.suggest(deliveryAddress).then(
    (found) => !isPlaced(found),
    () => false,
  )
}

/**
 * Delivers to a point of the map: the former address goes at once, the point's own comes when it is known. Where none is, a typed one comes
 * back, because the courier needs the street and the house.
 */
export async function pickPoint({ store, flow, geocoder }: Deps, point: Coordinates): Promise<void> {
  const former = store.getState().receiptStep
  flow.changeReceipt({ deliveryCoords: point, deliveryAddress: nameOfPoint(point) })
  const place = await geocoder.addressAt(point).catch(() => null)
  const address = place?.address ?? ((await isTypedHouse(geocoder, former)) && former.deliveryAddress)
  // Meanwhile another place may have been chosen.
  if (address && store.getState().receiptStep.deliveryCoords === point) {
    flow.changeReceipt({ deliveryAddress: address })
  }
}
