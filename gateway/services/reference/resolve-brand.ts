import type { Brand, CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { brandKey } from '@/lib/parts/keys'

/** Finds a brand by external id, code, any known spelling, or the form that addresses carry. */
export function resolveBrand(reference: CatalogReference, text: string): Brand | undefined {
  const wanted = text.trim()
  return (
    reference.brandByExternalId.get(wanted.toLowerCase()) ??
    reference.brandByKey.get(brandKey(wanted)) ??
    reference.brandByCode.get(wanted.toLowerCase()) ??
    reference.brandByAddress.get(wanted.toLowerCase())
  )
}
