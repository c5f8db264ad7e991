import type { CheckoutTransport, Coordinates } from '@/stores/checkout/checkout-state'

/** Id by which options of a delivery are requested: the carrier's own outranks the delivery's. */
export function transportId({
  ttk_external_id: ttk,
  delivery_external_id: delivery,
  external_id: own,
}: Pick<CheckoutTransport, 'ttk_external_id' | 'delivery_external_id' | 'external_id'>): string {
  return ttk || delivery || own
}

/** The logistics service takes the longitude first. */
export function toPoint([latitude, longitude]: Coordinates): [number, number] {
  return [longitude, latitude]
}

/** The format in which orders store them: `55.7,37.6`. */
export function joinCoordinates([latitude, longitude]: Coordinates): string {
  return `${latitude},${longitude}`
}
