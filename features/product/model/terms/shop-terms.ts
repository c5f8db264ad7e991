import type { PartPrice } from '../part-price'

/** What a part costs for a visitor who has chosen a shop, and when it is there. */
export type ShopTerms = {
  /** Rubles; null when nothing can be bought. */
  price: number | null
  pastPrice: number | null
  quantity: number
  /** Hours. */
  deliveryTime: number
}

/** Stock of the own warehouse in the chosen shop is there by the shop's own term; all else by the answer's. */
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
