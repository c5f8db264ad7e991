import { fetchBootstrap } from '@/lib/site/fetch-bootstrap'
import type { Shop } from '@/lib/site/load-bootstrap'
import { type ShopChoice, toShopChoice } from '../model/shop-choice'

/** The shops that are open to people. */
export async function fetchOpenShops(): Promise<Shop[]> {
  const { shops } = await fetchBootstrap()
  return shops.filter(({ showUser }) => showUser)
}

/** They as those that can be chosen. */
export async function fetchShops(): Promise<ShopChoice[]> {
  return (await fetchOpenShops()).map(toShopChoice)
}
