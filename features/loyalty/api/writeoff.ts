import { calculateWriteoff } from '@/lib/gateway/contracts/orders/checkout'
import type { RequestOf } from '@/lib/gateway/operation'
import type { Ask } from '@/lib/query/reading'

export function writeoff(items: RequestOf<typeof calculateWriteoff>['body']['items']) {
  return (ask: Ask) => ask(calculateWriteoff, { body: { items } })
}
