import { hrefs } from '@/lib/routing/hrefs'
import type { SearchRequest } from '@/lib/routing/search-address'
import { readTableOrder, type TableOrder } from './arrange-parts'

/** The order that the address names, and the addresses of the same search in each order. */
export type NumberTableAddresses = { order: TableOrder; hrefs: Readonly<Record<TableOrder, string>> }

export function tableOf({
  q,
  brand,
  article,
  isOem,
  mode,
  order,
  assistants,
}: SearchRequest): NumberTableAddresses {
  const hrefIn = (one: TableOrder) =>
    hrefs.search({
      ...(q !== '' && { q }),
      ...(brand !== '' && { brand }),
      ...(article !== '' && { article }),
      ...(isOem && { oem: true }),
      ...(mode !== '' && { mode }),
      order: one,
      ...(assistants.length > 0 && { assistants: assistants.join('.') }),
    })
  return {
    order: readTableOrder(order),
    hrefs: { best: hrefIn('best'), price: hrefIn('price'), term: hrefIn('term'), brand: hrefIn('brand') },
  }
}
