import { queryOptions } from '@tanstack/react-query'
import type { listMarkupRules, tryMarkupRule } from '@/lib/gateway/contracts/desk/rules'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import { AS_SEEN } from './as-seen'

export type MarkupRules = ResponseOf<typeof listMarkupRules>
export type Trial = ResponseOf<typeof tryMarkupRule>

export const markupRulesOptions = queryOptions({
  queryKey: ['desk', 'markup'],
  ...AS_SEEN,
  ...reading(async () => (await import('./markup-rules')).markupRules),
})
