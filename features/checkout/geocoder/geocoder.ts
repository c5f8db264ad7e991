import type { Coordinates } from '@/stores/checkout/checkout-state'

export type Place = { address: string; coordinates: Coordinates }

/** Finds places by address and addresses by place. A shop with a real service puts its own behind this. */
export type Geocoder = {
  /** Places that an address as far as it is typed may mean, best first; none when nothing fits. */
  suggest(query: string, signal?: AbortSignal): Promise<Place[]>
  /** What stands at a point; null where the service knows nothing. */
  addressAt(coordinates: Coordinates, signal?: AbortSignal): Promise<Place | null>
}
