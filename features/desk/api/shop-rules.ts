import { listDeliveryRules } from '@/lib/gateway/contracts/desk/delivery'
import type { Ask } from '@/lib/query/reading'

export function deliveryRules(ask: Ask) {
  return ask(listDeliveryRules, { body: {} })
}
