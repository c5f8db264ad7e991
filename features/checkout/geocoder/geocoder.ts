import type { Coordinates } from '@/stores/checkout/checkout-state'

export type Place = { address: string; coordinates: Coordinates }

/** What a text may mean: a house has a place, a street or a town is only on the way to one. */
export type AddressSuggestion = { address: string; coordinates: Coordinates | null }

/** Finds places by address and addresses by place. */
export type Geocoder = {
  /** What an address as far as it is typed may mean, best first; none when nothing fits. Throws when the provider is away. */
  suggest(query: string, signal?: AbortSignal): Promise<AddressSuggestion[]>
  /** The address at a point; null where the service knows none. */
  addressAt(coordinates: Coordinates, signal?: AbortSignal): Promise<Place | null>
}
