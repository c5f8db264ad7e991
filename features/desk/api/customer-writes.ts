import { browserGateway } from '@/lib/gateway/browser-client'
import {
  blockCustomer,
  endCustomerSessions,
  saveCompany as operation,
} from '@/lib/gateway/contracts/desk/customers'
import type { RequestOf } from '@/lib/gateway/operation'
import { requireResponse } from '@/lib/gateway/wire/require-response'

const WE_SHOW = { handlesErrors: true } as const

export function endSessions(customerId: string) {
  return browserGateway().call(endCustomerSessions, { body: { customerId } }, WE_SHOW).then(requireResponse)
}

export function setBlocked(body: RequestOf<typeof blockCustomer>['body']) {
  return browserGateway().call(blockCustomer, { body }, WE_SHOW).then(requireResponse)
}

export function saveCompany(body: RequestOf<typeof operation>['body']) {
  return browserGateway().call(operation, { body }, WE_SHOW).then(requireResponse)
}
