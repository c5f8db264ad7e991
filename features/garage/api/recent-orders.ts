import { useQuery } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import { listArchivedOrders, listOrders } from '@/lib/gateway/contracts/orders'

/** The newest orders of the person, current and finished ones; none where they do not come. */
export function useRecentOrders() {
  const { data } = useQuery({
    queryKey: ['garage', 'orders'],
    queryFn: async ({ signal }) => {
      const options = { handlesErrors: true, signal } as const
      const pages = await Promise.all(
        [listOrders, listArchivedOrders].map((list) =>
          browserGateway()
            .call(list, { body: { page: 1 } }, options)
            .then(answered),
        ),
      )
      return pages.flatMap(({ orders }) => orders).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    },
  })
  return data ?? []
}
