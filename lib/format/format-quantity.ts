import { PIECES } from '@/lib/parts/terms/pieces'

const MAX_SHOWN_QUANTITY = 500

/** `12 шт.`; above 500 the shop does not disclose the exact stock: `>500 шт.`. */
export function formatQuantity(quantity: number, unit = PIECES): string {
  return `${quantity > MAX_SHOWN_QUANTITY ? `>${MAX_SHOWN_QUANTITY}` : quantity} ${unit}`
}
