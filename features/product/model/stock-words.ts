import { formatDeliveryTime } from '@/lib/format/delivery/delivery-time'
import { formatQuantity } from '@/lib/format/format-quantity'
import { keepTogether } from '@/lib/text/keep-together'

/** From this many pieces down the page says that few are left. */
export const LOW_STOCK_PIECES = 5

export const SOLD_OUT = 'Нет в наличии'

export function stockWords(quantity: number, unit?: string): string {
  if (quantity <= 0) return SOLD_OUT
  const pieces = keepTogether(formatQuantity(quantity, unit))
  return quantity <= LOW_STOCK_PIECES ? `Осталось ${pieces}` : pieces
}

type Stock = { price: number | null; quantity: number; deliveryTime: number }

/** «Завтра, осталось 2 шт.», or that there is none: a comma may end a line, a dot between two words may not. */
export function termAndStock({ price, quantity, deliveryTime }: Stock, now: Date, unit?: string): string {
  if (price === null || quantity <= 0) return SOLD_OUT
  return `${formatDeliveryTime(deliveryTime, now)}, ${keepTogether(stockWords(quantity, unit)).toLowerCase()}`
}
