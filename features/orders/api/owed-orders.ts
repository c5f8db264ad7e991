import { queryOptions } from '@tanstack/react-query'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { reading } from '@/lib/query/reading'
import type { Owed } from '../model/order'

/** Older orders of the archive are not searched for debts. */
export const ARCHIVE_LOOKED_THROUGH = MAX_LIMIT

/** Orders with an open sum among all current ones, and the latest of the archive. */
export const owedOptions = queryOptions({
  queryKey: ['orders', 'owed'],
  ...reading<Owed>(async () => (await import('./order-reads')).owedOrders),
})
