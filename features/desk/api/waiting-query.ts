import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

const LOOK_AGAIN_MS = 15_000

export const deskWaitingOptions = queryOptions({
  queryKey: ['desk', 'waiting'],
  refetchInterval: LOOK_AGAIN_MS,
  ...reading(async () => (await import('./desk-waiting')).deskWaiting),
})
