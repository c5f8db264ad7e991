export type { ProductAddress, SearchAddress } from './addresses'

/** Every address of the shop. Constants where a route has no parameters, builders where it has. */
export * as hrefs from './addresses'
