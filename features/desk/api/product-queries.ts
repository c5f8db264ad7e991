import { queryOptions } from '@tanstack/react-query'
import type {
  listDeskProducts,
  listDeskProperties,
  readDeskProduct,
} from '@/lib/gateway/contracts/desk/goods'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import type { ProductQuery } from '../model/product-address'
import { NO_BACKGROUND_REFETCH } from './no-background-refetch'

export type ProductList = ResponseOf<typeof listDeskProducts>
export type DeskProduct = ResponseOf<typeof readDeskProduct>
export type KnownProperty = ResponseOf<typeof listDeskProperties>['properties'][number]

export function productsOptions(query: ProductQuery) {
  return queryOptions({
    queryKey: ['desk', 'products', query],
    ...reading(async () => (await import('./product-reads')).products(query)),
  })
}

export function productOptions(code: string) {
  return queryOptions({
    queryKey: ['desk', 'product', code],
    ...NO_BACKGROUND_REFETCH,
    ...reading(async () => (await import('./product-reads')).product(code)),
  })
}

export const sectionsOptions = queryOptions({
  queryKey: ['desk', 'sections'],
  ...reading(async () => (await import('./product-reads')).sections()),
})

export function propertiesOptions(code: string) {
  return queryOptions({
    queryKey: ['desk', 'properties', code],
    ...reading(async () => (await import('./product-reads')).properties(code)),
  })
}
