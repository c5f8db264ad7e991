import { queryOptions } from '@tanstack/react-query'
import type { listDeliveryRules } from '@/lib/gateway/contracts/desk/delivery'
import type { listPaymentRules } from '@/lib/gateway/contracts/desk/payments'
import type { listSupplierNames } from '@/lib/gateway/contracts/desk/suppliers'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import { NO_BACKGROUND_REFETCH } from './no-background-refetch'

export type DeliveryRules = ResponseOf<typeof listDeliveryRules>
export type PaymentRules = ResponseOf<typeof listPaymentRules>
export type SupplierNames = ResponseOf<typeof listSupplierNames>

export const deliveryRulesOptions = queryOptions({
  queryKey: ['desk', 'delivery'],
  ...NO_BACKGROUND_REFETCH,
  ...reading(async () => (await import('./rule-reads')).deliveryRules),
})

export const paymentRulesOptions = queryOptions({
  queryKey: ['desk', 'payment'],
  ...NO_BACKGROUND_REFETCH,
  ...reading(async () => (await import('./rule-reads')).paymentRules),
})

export const supplierNamesOptions = queryOptions({
  queryKey: ['desk', 'suppliers'],
  ...NO_BACKGROUND_REFETCH,
  ...reading(async () => (await import('./rule-reads')).supplierNames),
})
