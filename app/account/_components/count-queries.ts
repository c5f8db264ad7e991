import { bonusCardOptions } from '@/features/loyalty/api/club-queries'
import { owedOptions } from '@/features/orders/api/owed-orders'
import { orderListOptions } from '@/features/orders/api/order-queries'
import { unreviewedOptions } from '@/features/reviews/api/review-queries'

export const openOrders = orderListOptions('current', { page: 1, search: '' })
export const unreviewed = unreviewedOptions(1)
export const bonusCard = bonusCardOptions
export const owed = owedOptions

/** What the counts of the overview are read from, beside the browser's stores. A company has no card, and a balance. */
export function countQueries({ isCorporate }: { isCorporate: boolean }) {
  return isCorporate ? [openOrders, unreviewed, owed] : [openOrders, unreviewed, bonusCard]
}
