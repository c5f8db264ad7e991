import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

/** A product as it is compared; null when the catalogue has none of this code. One product more requests no other anew. */
export function comparedProductOptions(code: string) {
  return queryOptions({
    queryKey: ['compared-product', code],
    ...reading(async () => (await import('./read-compared-product')).readComparedProduct(code)),
  })
}
