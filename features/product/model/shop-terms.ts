import type { PartPrice } from './part-price'

/** What a part costs for who has chosen a shop, and when he can have it there. */
export type ShopTerms = {
  /** Rubles; null when nothing can be bought. */
  price: number | null
  pastPrice: number | null
  quantity: number
  /** Hours. */
  deliveryTime: number
}

/** Goods of the own warehouse that lie in the chosen shop are there when the shop says; all else is as the answer says. */
export function toShopTerms(part: PartPrice, shopId: number): ShopTerms {
  const own = part.groups.find(({ ownWarehouse }) => ownWarehouse)
  const there = part.ownWarehouse ? own?.offers.find(({ supplierId }) => supplierId === shopId) : undefined
  return {
    price: part.price,
    pastPrice: part.pastPrice,
    quantity: part.quantity,
    deliveryTime: there?.deliveryTime ?? part.deliveryTime,
  }
}
