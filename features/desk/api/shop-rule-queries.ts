import { queryOptions } from '@tanstack/react-query'
import type { listDeliveryRules } from '@/lib/gateway/contracts/desk/delivery'
import type { listPaymentRules } from '@/lib/gateway/contracts/desk/payments'
import type { listSupplierNames } from '@/lib/gateway/contracts/desk/suppliers'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'

export type DeliveryRules = ResponseOf<typeof listDeliveryRules>
export type PaymentRules = ResponseOf<typeof listPaymentRules>
export type SupplierNames = ResponseOf<typeof listSupplierNames>

/** Not read again by itself: a form belongs to the rules on the screen. */
const SEEN = { refetchOnWindowFocus: false } as const

export const deliveryRulesOptions = queryOptions({
  queryKey: ['desk', 'delivery'],
  ...SEEN,
  ...reading(async () => (await import('./shop-rules')).deliveryRules),
})

export const paymentRulesOptions = queryOptions({
  queryKey: ['desk', 'payment'],
  ...SEEN,
  ...reading(async () => (await import('./shop-rules')).paymentRules),
})

export const supplierNamesOptions = queryOptions({
  queryKey: ['desk', 'suppliers'],
  ...SEEN,
  ...reading(async () => (await import('./shop-rules')).supplierNames),
})
