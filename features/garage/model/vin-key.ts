/** Under which the answer about a VIN is kept. */
export function vinKey(vin: string | null) {
  return ['vehicle', 'vin', vin] as const
}
