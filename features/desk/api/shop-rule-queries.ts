import { queryOptions } from '@tanstack/react-query'
import type { listDeliveryRules } from '@/lib/gateway/contracts/desk/delivery'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'

export type DeliveryRules = ResponseOf<typeof listDeliveryRules>

/** Not read again by itself: a form belongs to the rules on the screen. */
const SEEN = { refetchOnWindowFocus: false } as const

export const deliveryRulesOptions = queryOptions({
  queryKey: ['desk', 'delivery'],
  ...SEEN,
  ...reading(async () => (await import('./shop-rules')).deliveryRules),
})
