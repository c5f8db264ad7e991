import { queryOptions } from '@tanstack/react-query'
import type { readPopularChoice } from '@/lib/gateway/contracts/desk/popular'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import { NO_BACKGROUND_REFETCH } from './no-background-refetch'

export type PopularChoice = ResponseOf<typeof readPopularChoice>
export type PopularProduct = NonNullable<PopularChoice['products']>[number]

export const popularOptions = queryOptions({
  queryKey: ['desk', 'popular'],
  ...NO_BACKGROUND_REFETCH,
  ...reading(async () => (await import('./popular-calls')).popularChoice),
})
