import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'

const PURCHASES = ['покупка', 'покупки', 'покупок'] as const

/** What the next tier still takes: «3 покупки и 13 001 ₽». */
export function missingWords(left: { purchasesLeft: number; amountLeft: number }): string {
  return [
    left.purchasesLeft > 0 && formatCount(left.purchasesLeft, PURCHASES),
    left.amountLeft > 0 && formatPrice(left.amountLeft),
  ]
    .filter(Boolean)
    .join(' и ')
}
