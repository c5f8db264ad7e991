import { queryOptions } from '@tanstack/react-query'
import type { listMarkupRules, tryMarkupRule } from '@/lib/gateway/contracts/desk/rules'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import { NO_BACKGROUND_REFETCH } from './no-background-refetch'

export type MarkupRules = ResponseOf<typeof listMarkupRules>
export type Trial = ResponseOf<typeof tryMarkupRule>

export const markupRulesOptions = queryOptions({
  queryKey: ['desk', 'markup'],
  ...NO_BACKGROUND_REFETCH,
  ...reading(async () => (await import('./markup-rules')).markupRules),
})
