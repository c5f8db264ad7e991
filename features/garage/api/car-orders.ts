import { useQuery } from '@tanstack/react-query'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { listArchivedOrders, listOrders } from '@/lib/gateway/contracts/orders/orders'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import type { CarOrder } from '../model/order-expense'

const LISTS = [
  { list: listOrders, isArchived: false },
  { list: listArchivedOrders, isArchived: true },
] as const

async function readOrders(car: string | null, signal: AbortSignal): Promise<CarOrder[]> {
  const pages = await Promise.all(
    LISTS.map(async ({ list, isArchived }) => {
      const page = await browserGateway()
        .call(list, { body: { page: 1, limit: MAX_LIMIT, car } }, { handlesErrors: true, signal })
        .then(requireResponse)
      return page.orders.map((order) => ({ ...order, isArchived }))
    }),
  )
  return pages.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** The newest orders with products for a car of the garage, current and finished ones; none after a failure. */
export function useCarOrders(car: string): readonly CarOrder[] {
  const { data } = useQuery({
    queryKey: ['garage', 'orders', car],
    queryFn: ({ signal }) => readOrders(car, signal),
  })
  return (data ?? []).filter(({ cars }) => cars.some(({ vin }) => isSameVin(vin, car)))
}

/** The newest orders without a named car. */
export function useOrdersForNoCar(): readonly CarOrder[] {
  const { data } = useQuery({
    queryKey: ['garage', 'orders'],
    queryFn: ({ signal }) => readOrders(null, signal),
  })
  return data ?? []
}
