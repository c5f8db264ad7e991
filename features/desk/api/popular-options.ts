import { queryOptions } from '@tanstack/react-query'
import type { readPopularChoice } from '@/lib/gateway/contracts/desk/popular'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import { AS_SEEN } from './as-seen'

export type PopularChoice = ResponseOf<typeof readPopularChoice>
export type PopularProduct = NonNullable<PopularChoice['products']>[number]

export const popularOptions = queryOptions({
  queryKey: ['desk', 'popular'],
  ...AS_SEEN,
  ...reading(async () => (await import('./popular-calls')).popularChoice),
})
