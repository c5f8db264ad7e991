import { countDeskWaiting } from '@/lib/gateway/contracts/desk/waiting'
import type { GatewayCall } from '@/lib/query/reading'

export function deskWaiting(call: GatewayCall) {
  return call(countDeskWaiting, { body: {} })
}
