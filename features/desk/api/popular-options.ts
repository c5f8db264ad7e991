import { queryOptions } from '@tanstack/react-query'
import type { readPopularChoice } from '@/lib/gateway/contracts/desk/popular'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'

export type PopularChoice = ResponseOf<typeof readPopularChoice>
export type PopularProduct = NonNullable<PopularChoice['products']>[number]

/** Not read again by itself: what is being chosen belongs to the version on the screen. */
export const popularOptions = queryOptions({
  queryKey: ['desk', 'popular'],
  refetchOnWindowFocus: false,
  ...reading(async () => (await import('./popular-calls')).popularChoice),
})
