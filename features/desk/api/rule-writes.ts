import { browserGateway } from '@/lib/gateway/browser-client'
import { saveDeliveryElsewhere, saveDeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import { savePaymentRule } from '@/lib/gateway/contracts/desk/payments'
import { saveSupplierName } from '@/lib/gateway/contracts/desk/suppliers'
import type { RequestOf } from '@/lib/gateway/operation'
import { requireResponse } from '@/lib/gateway/wire/require-response'

const SCREEN_SHOWS = { handlesErrors: true } as const

export function writeZone(body: RequestOf<typeof saveDeliveryZone>['body']) {
  return browserGateway().call(saveDeliveryZone, { body }, SCREEN_SHOWS).then(requireResponse)
}

export function writeElsewhere(body: RequestOf<typeof saveDeliveryElsewhere>['body']) {
  return browserGateway().call(saveDeliveryElsewhere, { body }, SCREEN_SHOWS).then(requireResponse)
}

export function writePayment(body: RequestOf<typeof savePaymentRule>['body']) {
  return browserGateway().call(savePaymentRule, { body }, SCREEN_SHOWS).then(requireResponse)
}

export function writeSupplierName(body: RequestOf<typeof saveSupplierName>['body']) {
  return browserGateway().call(saveSupplierName, { body }, SCREEN_SHOWS).then(requireResponse)
}
