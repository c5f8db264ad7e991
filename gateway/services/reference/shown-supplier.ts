import type { Supplier } from '@/gateway/services/reference/load-catalog-reference'

/** The name under which shoppers see a supplier; undefined for one that is not known. */
export function shownSupplier(
  supplier: Pick<Supplier, 'title' | 'shownTitle'> | undefined,
): string | undefined {
  return supplier?.shownTitle ?? supplier?.title
}
