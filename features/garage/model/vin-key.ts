/** Key under which the answer about a VIN is cached. */
export function vinKey(vin: string | null) {
  return ['vehicle', 'vin', vin] as const
}
