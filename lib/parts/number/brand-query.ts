const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const NIL_UUID = '00000000-0000-0000-0000-000000000000'

export type BrandQuery = { brandExternalId: string } | { brand: string }

/** UUID of versions 1 to 5, or all zeros. A newer version goes out as a brand name, as the gateway expects. */
export function isBrandExternalId(value: string): boolean {
  return UUID.test(value) || value === NIL_UUID
}

export function toBrandQuery(brand: string): BrandQuery {
  return isBrandExternalId(brand) ? { brandExternalId: brand } : { brand }
}
