import { queryOptions } from '@tanstack/react-query'
import type { listMarkupRules, tryMarkupRule } from '@/lib/gateway/contracts/desk/rules'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'

export type MarkupRules = ResponseOf<typeof listMarkupRules>
export type Trial = ResponseOf<typeof tryMarkupRule>

/** Not read again by itself: a trial belongs to the rules on the screen. */
export const markupRulesOptions = queryOptions({
  queryKey: ['desk', 'markup'],
  refetchOnWindowFocus: false,
  ...reading(async () => (await import('./markup-rules')).markupRules),
})
