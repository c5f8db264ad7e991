import type { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { OWN_WAREHOUSE_SOURCE } from '@/lib/gateway/contracts/catalog/offer-shapes'
import type { ResponseOf } from '@/lib/gateway/operation'
import { isVendor, type ShopIds } from '@/lib/parts/terms/offers'
import type { CartLine } from '@/stores/cart/cart-line'

type PriceItem = ResponseOf<typeof getPartPrices>['items'][string]
type PricedSupplier = PriceItem['suppliers'][number]

export type LineSupplier = { id: number; source: string; quantity: number; price: number; isToday: boolean }
export type LinePrice = { price: number | null; suppliers: LineSupplier[]; chosen: LineSupplier | undefined }

/** Price and suppliers of a line as the price service has them; `isToday` is true when one supplier has all pieces. */
export function toLinePrice(line: CartLine, item: PriceItem | undefined, shopIds: ShopIds): LinePrice {
  const suppliers = (item?.suppliers ?? []).map((supplier) => toLineSupplier(supplier, line.quantity))
  const chosen = chooseSupplier(line.supplierId, suppliers, shopIds)
  return { price: chosen?.price ?? null, suppliers, chosen }
}

function toLineSupplier({ id, source, quantity, price }: PricedSupplier, requested: number): LineSupplier {
  return { id, source, quantity, price, isToday: requested <= quantity }
}

/** The vendor that a line was chosen from, else the own warehouse: its cheapest supplier, as everywhere in the shop. */
function chooseSupplier(supplierId: number, suppliers: readonly LineSupplier[], shopIds: ShopIds) {
  if (isVendor(supplierId, shopIds)) return suppliers.find(({ id }) => id === supplierId)
  return suppliers
    .filter(({ source, price }) => source === OWN_WAREHOUSE_SOURCE && price > 0)
    .toSorted((a, b) => a.price - b.price)[0]
}

/** The line with what the price service adds to it: a price only where it had none. */
export function withLinePrice(line: CartLine, { price, chosen }: LinePrice): CartLine {
  return {
    ...line,
    price: line.price || price,
    isToday: line.isToday || (chosen?.isToday ?? false),
  }
}
