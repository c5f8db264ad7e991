import { browserGateway } from '@/lib/gateway/browser-client'
import { moveDeskOrder, noteDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import type { RequestOf } from '@/lib/gateway/operation'
import { answered } from '@/lib/gateway/wire/answered'

const WE_SHOW = { handlesErrors: true } as const

export function moveLines(body: RequestOf<typeof moveDeskOrder>['body']) {
  return browserGateway().call(moveDeskOrder, { body }, WE_SHOW).then(answered)
}

export function sendNote(body: RequestOf<typeof noteDeskOrder>['body']) {
  return browserGateway().call(noteDeskOrder, { body }, WE_SHOW).then(answered)
}
