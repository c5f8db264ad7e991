import { listMarkupRules } from '@/lib/gateway/contracts/desk/rules'
import type { GatewayCall } from '@/lib/query/reading'

export function markupRules(call: GatewayCall) {
  return call(listMarkupRules, { body: {} })
}
