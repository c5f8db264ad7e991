import { calculateWriteoff } from '@/lib/gateway/contracts/orders/checkout'
import type { RequestOf } from '@/lib/gateway/operation'
import type { GatewayCall } from '@/lib/query/reading'

export function writeoff(items: RequestOf<typeof calculateWriteoff>['body']['items']) {
  return (call: GatewayCall) => call(calculateWriteoff, { body: { items } })
}
