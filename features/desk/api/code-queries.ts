import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

/** A person waits at the telephone. */
const LOOK_AGAIN_MS = 5_000

export const deskCodesOptions = queryOptions({
  queryKey: ['desk', 'codes'],
  refetchInterval: LOOK_AGAIN_MS,
  ...reading(async () => (await import('./desk-codes')).deskCodes),
})
