import { queryOptions } from '@tanstack/react-query'
import { browserGateway } from '@/lib/gateway/browser-client'
import { answered } from '@/lib/gateway/answered'
import { listArchivedOrders, listOrders } from '@/lib/gateway/contracts/orders'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { atLeast } from '@/lib/query/at-least'
import type { OrderSummary } from '../model/order'
import type { OrderKind } from './order-queries'

/** Older orders of the archive are not looked through for debts. */
export const ARCHIVE_LOOKED_THROUGH = MAX_LIMIT

export type OwedOrder = { order: OrderSummary; kind: OrderKind }

export type Owed = { orders: OwedOrder[]; isArchiveLonger: boolean }

/** Orders that something is still to be paid for: all current ones, and the latest of the archive. */
export const owedOptions = queryOptions({
  queryKey: ['orders', 'owed'],
  queryFn: ({ signal }) => atLeast(readOwed(signal)),
})

async function readOwed(signal: AbortSignal): Promise<Owed> {
  const read = async (operation: typeof listOrders | typeof listArchivedOrders, page: number) =>
    answered(
      await browserGateway().call(
        operation,
        { body: { page, limit: MAX_LIMIT } },
        { signal, handlesErrors: true },
      ),
    )
  const [first, archive] = await Promise.all([read(listOrders, 1), read(listArchivedOrders, 1)])
  const current = [...first.orders]
  for (let page = 2; page <= first.pagination.pages; page += 1) {
    current.push(...(await read(listOrders, page)).orders)
  }
  const owed = (orders: readonly OrderSummary[], kind: OrderKind) =>
    orders.filter(({ isBillable }) => isBillable).map((order) => ({ order, kind }))
  return {
    orders: [...owed(current, 'current'), ...owed(archive.orders, 'archive')],
    isArchiveLonger: archive.pagination.pages > 1,
  }
}
