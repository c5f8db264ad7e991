import { listDeliveryRules } from '@/lib/gateway/contracts/desk/delivery'
import { listPaymentRules } from '@/lib/gateway/contracts/desk/payments'
import { listSupplierNames } from '@/lib/gateway/contracts/desk/suppliers'
import type { GatewayCall } from '@/lib/query/reading'

export function deliveryRules(call: GatewayCall) {
  return call(listDeliveryRules, { body: {} })
}

export function paymentRules(call: GatewayCall) {
  return call(listPaymentRules, { body: {} })
}

export function supplierNames(call: GatewayCall) {
  return call(listSupplierNames, { body: {} })
}
