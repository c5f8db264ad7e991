import { bonusCardOptions } from '@/features/loyalty/api/club-queries'
import { orderListOptions } from '@/features/orders/api/order-queries'
import { unreviewedOptions } from '@/features/reviews/api/review-queries'

export const openOrders = orderListOptions('current', { page: 1, search: '' })
export const unreviewed = unreviewedOptions(1)
export const bonusCard = bonusCardOptions

/** What the figures of the overview are read from, beside the browser's stores. Companies have no card. */
export function figureQueries({ isCorporate }: { isCorporate: boolean }) {
  return isCorporate ? [openOrders, unreviewed] : [openOrders, unreviewed, bonusCard]
}
