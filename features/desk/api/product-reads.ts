import { listDeskProducts, listDeskSections, readDeskProduct } from '@/lib/gateway/contracts/desk/goods'
import type { Ask } from '@/lib/query/reading'
import type { ProductQuery } from '../model/product-address'

export function products(query: ProductQuery) {
  return (ask: Ask) => ask(listDeskProducts, { body: query })
}

export function product(code: string) {
  return (ask: Ask) => ask(readDeskProduct, { body: { code } })
}

export function sections() {
  return (ask: Ask) => ask(listDeskSections, { body: {} })
}
