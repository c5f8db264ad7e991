import { findJoint } from '@/gateway/services/brand-dictionary/find-joint'
import type { Brand, CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { brandKey } from '@/lib/parts/keys'

/** Finds a brand by external id, code, any known spelling, the form of addresses, or several of its names in one. */
export function resolveBrand(reference: CatalogReference, text: string): Brand | undefined {
  return byName(reference, text) ?? findJoint(text, (name) => byName(reference, name))
}

function byName(reference: CatalogReference, text: string): Brand | undefined {
  const requested = text.trim()
  return (
    reference.brandByExternalId.get(requested.toLowerCase()) ??
    reference.brandByKey.get(brandKey(requested)) ??
    reference.brandByCode.get(requested.toLowerCase()) ??
    reference.brandByAddress.get(requested.toLowerCase())
  )
}
