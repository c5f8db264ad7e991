import { browserGateway } from '@/lib/gateway/browser-client'
import { saveDeliveryElsewhere, saveDeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import type { RequestOf } from '@/lib/gateway/operation'
import { answered } from '@/lib/gateway/wire/answered'

const SCREEN_SHOWS = { handlesErrors: true } as const

export function writeZone(body: RequestOf<typeof saveDeliveryZone>['body']) {
  return browserGateway().call(saveDeliveryZone, { body }, SCREEN_SHOWS).then(answered)
}

export function writeElsewhere(body: RequestOf<typeof saveDeliveryElsewhere>['body']) {
  return browserGateway().call(saveDeliveryElsewhere, { body }, SCREEN_SHOWS).then(answered)
}
