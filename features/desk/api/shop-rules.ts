import { listDeliveryRules } from '@/lib/gateway/contracts/desk/delivery'
import { listPaymentRules } from '@/lib/gateway/contracts/desk/payments'
import { listSupplierNames } from '@/lib/gateway/contracts/desk/suppliers'
import type { Ask } from '@/lib/query/reading'

export function deliveryRules(ask: Ask) {
  return ask(listDeliveryRules, { body: {} })
}

export function paymentRules(ask: Ask) {
  return ask(listPaymentRules, { body: {} })
}

export function supplierNames(ask: Ask) {
  return ask(listSupplierNames, { body: {} })
}
