import { fetchBootstrap } from '@/lib/site/fetch-bootstrap'
import { type ShopChoice, toShopChoice } from '../model/shop-choice'

/** The shops that can be chosen: those that are open to people. */
export async function fetchShops(): Promise<ShopChoice[]> {
  const { shops } = await fetchBootstrap()
  return shops.filter(({ showUser }) => showUser).map(toShopChoice)
}
