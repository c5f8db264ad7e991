import { browserGateway } from '@/lib/gateway/browser-client'
import { blockCustomer, endCustomerSessions } from '@/lib/gateway/contracts/desk/customers'
import type { RequestOf } from '@/lib/gateway/operation'
import { answered } from '@/lib/gateway/wire/answered'

const WE_SHOW = { handlesErrors: true } as const

export function endSessions(customerId: string) {
  return browserGateway().call(endCustomerSessions, { body: { customerId } }, WE_SHOW).then(answered)
}

export function setBlocked(body: RequestOf<typeof blockCustomer>['body']) {
  return browserGateway().call(blockCustomer, { body }, WE_SHOW).then(answered)
}
