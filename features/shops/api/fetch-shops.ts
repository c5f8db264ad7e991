import { askBootstrap } from '@/lib/site/ask-bootstrap'
import { type ShopChoice, toShopChoice } from '../model/shop-choice'

/** The shops that can be chosen: those that are open to people. */
export async function fetchShops(): Promise<ShopChoice[]> {
  const { shops } = await askBootstrap()
  return shops.filter(({ showUser }) => showUser).map(toShopChoice)
}
