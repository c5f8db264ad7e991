import { DEFAULT_SUPPLIER_ID } from './user-state'

/** What the stores must know of the site; the same for every visitor. */
export type SiteFacts = {
  defaultSupplierId: number
  fallbackSupplierId: number
  /** Supplier ids of the shops, in the order of the shop list. */
  shopIds: readonly number[]
  isMarkup: boolean
  /** Of a shop that does not send every code: by what it does, and where it is called for the others. */
  codes?: { by: readonly string[]; phone: string | null }
  /** Of a shop without makers' drawings. */
  hasOriginalCatalogs?: false
}

export const UNKNOWN_SITE: SiteFacts = {
  defaultSupplierId: DEFAULT_SUPPLIER_ID,
  fallbackSupplierId: 8,
  shopIds: [],
  isMarkup: true,
}

/** The chosen shop, else the default, else the fallback, whichever the shop list has first. */
export function chooseSupplier(requested: number | undefined, site: SiteFacts): number {
  const { defaultSupplierId, fallbackSupplierId, shopIds } = site
  if (shopIds.length === 0) return requested ?? defaultSupplierId
  const known = [requested, defaultSupplierId, fallbackSupplierId].find(
    (id) => id !== undefined && shopIds.includes(id),
  )
  return known ?? requested ?? defaultSupplierId
}
