import { formatDeliveryTimeLong } from '@/lib/format/delivery/delivery-time'
import { fitQuantity } from '@/lib/parts/terms/offers'
import type { CartLine } from '@/stores/cart/cart-line'

export type LineProblem =
  /** Sold out everywhere. */
  | { kind: 'gone' }
  /** Fewer pieces than requested; `rest` of them are in stock. */
  | { kind: 'short'; rest: number }

/** The reason why a line cannot be ordered as it is. */
export function lineProblem({
  price,
  oldPrice,
  maxQuantity,
  quantity,
  multiplicity,
}: CartLine): LineProblem | undefined {
  const rest = fitQuantity(quantity, multiplicity, maxQuantity)
  if ((!price && !oldPrice) || rest <= 0) return { kind: 'gone' }
  return rest < quantity ? { kind: 'short', rest } : undefined
}

/** Who sells, in words. */
export function sellerWords({ ownWarehouse, supplier }: CartLine): string {
  if (ownWarehouse) return supplier ? `Свой склад, ${supplier}` : 'Свой склад'
  return supplier ?? 'Поставщик'
}

/** When it can be had in the shopper's own shop, in words. */
export function termWords({ deliveryTime }: CartLine, now: Date): string {
  return formatDeliveryTimeLong(deliveryTime, now)
}
