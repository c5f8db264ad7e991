import { listMarkupRules } from '@/lib/gateway/contracts/desk/rules'
import type { Ask } from '@/lib/query/reading'

export function markupRules(ask: Ask) {
  return ask(listMarkupRules, { body: {} })
}
