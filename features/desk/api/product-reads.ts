import {
  listDeskProducts,
  listDeskProperties,
  listDeskSections,
  readDeskProduct,
} from '@/lib/gateway/contracts/desk/goods'
import type { GatewayCall } from '@/lib/query/reading'
import type { ProductQuery } from '../model/product-address'

export function products(query: ProductQuery) {
  return (call: GatewayCall) => call(listDeskProducts, { body: query })
}

export function product(code: string) {
  return (call: GatewayCall) => call(readDeskProduct, { body: { code } })
}

export function sections() {
  return (call: GatewayCall) => call(listDeskSections, { body: {} })
}

export function properties(code: string) {
  return (call: GatewayCall) => call(listDeskProperties, { body: { code } })
}
